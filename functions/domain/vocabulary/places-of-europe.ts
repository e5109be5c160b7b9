/** The form is explained in places-of-france.ts. */
export const placesOfEurope = `
DE
  Ahr
  Baden
    ~Tuniberg
      ~Merdingen
    ~Kaiserstuhl
      ~Oberrotweil; ~Ihringen; ~Achkarren
    ~Markgräflerland; ~Breisgau; ~Ortenau; ~Kraichgau; ~Bodensee | Lake Constance; ~Tauberfranken
  Franken | Franconia | Franconie | Frankenland; Hessische Bergstrasse | Hessische Bergstraße; Mittelrhein; Nahe; Rheingau
  Mosel | Mosel-Saar-Ruwer | Moselle Germany
    ~Saar; ~Ruwer; ~Terrassenmosel; ~Mittelmosel; ~Bernkastel
  Pfalz | Palatinate | Rheinpfalz | Palatinat
    ~Mittelhaardt; ~Südliche Weinstrasse
  Rheinhessen | Rhine Hesse | Rhenish Hesse; Rhein | Rhin | Rhine; Saale-Unstrut; Sachsen | Saxony; Württemberg | Wuerttemberg; Bavaria | Bayern; Schwarzwald | Black Forest
AT
  Weinland Österreich | Weinland
    Niederösterreich; Burgenland; Vienna
  Niederösterreich | Lower Austria | Basse-Autriche | Bassa Austria
    Wachau; Kamptal; Kremstal; Traisental; Wagram | Donauland; Weinviertel; Carnuntum
    Thermenregion
      ~Gumpoldskirchen; ~Pfaffstätten; ~Traiskirchen; ~Baden bei Wien | Baden
  Burgenland
    Neusiedlersee; Leithaberg; Mittelburgenland; Eisenberg; Südburgenland; Neusiedlersee-Hügelland; Rosalia; Ruster Ausbruch | Rust
  Vienna | Wien | Vienne | Viena
    Wiener Gemischter Satz | Gemischter Satz
    ~Bisamberg; ~Nussberg
  Styria | Steiermark | Steiermark (Styria) | Stiria | Styrie | Steirerland
    Südsteiermark | South Styria | Southern Styria
      ~Ehrenhausen; ~Gamlitz; ~Kitzeck-Sausal | Kitzeck | Kitzeck im Sausal; ~Leutschach
    Weststeiermark; Vulkanland Steiermark | Südoststeiermark | Süd-Oststeiermark
  Tirol | Tyrol; Bergland
CH
  Valais | Wallis; Vaud | Waadt > Lavaux, Dézaley, Chablais; Geneva | Genève | Genf; Ticino | Tessin; Neuchâtel; Graubünden | Grisons > Bündner Herrschaft; Zürich; Schaffhausen; Aargau; Three Lakes | Trois-Lacs
GB
  England | Inghilterra | Angleterre | Inglaterra | Englanti | English | English Quality Wine | English Quality Sparkling Wine | English Regional Wine | English Regional Sparkling Wine | English wine
    Kent; Essex; Surrey; Hampshire; Cornwall; Devon; Dorset; Somerset; Herefordshire; Gloucestershire; Oxfordshire; Berkshire; Suffolk; Norfolk; London; Yorkshire; Plymouth; Cumbria > Lake District; Isle of Wight; Buckinghamshire; Cotswolds; Wiltshire; Worcestershire
    Sussex
      East Sussex; West Sussex
  Scotland | Scozia | Écosse | Schottland | Escocia | Skottland | Skotlanti | Escócia
    Speyside | Strathspey; Lowland | Lowlands | The Lowlands; Campbeltown
    Highland | Highlands | The Highlands
      Speyside; Orkney
    Islay | Isle of Islay
    Islands | Island
      Skye | Isle of Skye; Jura Isle | Isle of Jura; Orkney; Arran | Isle of Arran; Mull | Isle of Mull; Raasay | Isle of Raasay; Lewis and Harris | Isle of Harris | Isle of Lewis
  Wales | Welsh
  Northern Ireland
IE
  Cork; Dublin; Kilkenny; Kerry; Galway; Antrim; Louth; Waterford; Tipperary; Donegal
GR
  Macedonia | Makedonien | Makedonia | Greek Macedonia | Macédoine | Mazedonien | Northern Greece
    Amyndeon | Amyntaio | Amynteon; Naoussa | Naousa; Goumenissa; Drama; Kavala; Pangeon; Epanomi; Florina; Thessaloniki; Halkidiki | Chalkidiki > Sithonia, Mount Athos, Slopes of Meliton; Imathia; Kozani > Velventos; Pella; Serres
  Peloponnese | Peloponnesos | Peloponnes | Péloponnèse
    Nemea; Mantinia; Achaia > Patras, Mavrodaphne of Patras, Slopes of Aigialia; Arkadia; Corinthia | Korinthia; Messinia; Laconia > Monemvasia; Ilia
  Crete | Kreta | Kriti | Creta
    Peza; Archanes; Dafnes; Sitia; Chania; Heraklion; Lasithi; Rethymno
  Aegean Islands | Aegean | Egeiska öarna
    Santorini; Samos; Paros; Limnos | Lemnos; Rhodes; Cyclades; Tinos; Chios; Lesbos
  Central Greece | Sterea Ellada
    Attica | Attika | Attiki; Atalanti Valley | Vallee d'Atalanti; Evia; Thebes | Viotia
  Epirus > Zitsa
  Thessaly | Thessalien | Thessalia > Rapsani, Meteora, Tyrnavos
  Thrace | Thraki > Avdira
  Ionian Islands > Cephalonia, Kefalonia, Robola of Cephalonia, Corfu
  ^Retsina
HU
  Tokaj | Tokaj-Hegyalja | Tokaji
  Balaton
    Balatonfüred-Csopak | Balatonfured-Csopak | Csopak; Badacsony; Balatonboglár; Balaton-felvidék | Balaton Uplands; Nagy-Somló | Somló; Zala
  Upper Hungary | Felső-Magyarország | Felsö-Magyarorzág | Felsö-magyarországi
    Eger | Egri | Egri Bikavér; Mátra | Màtra; Bükk
  Pannon | Dél-Dunántúl | Tajbor Dél-Dunántúl
    Villány; Szekszárd; Pécs; Tolna
  Upper Pannonia | Felső-Pannon | North Transdanubia | Észak-Dunántúl | Dunántúl
    Sopron; Mór; Etyek-Buda; Neszmély; Pannonhalma
  Duna | Duna-Tisza köze
    Kunság; Hajós-Baja; Csongrád
RO
  Muntenia > Dealu Mare
  Oltenia | Dealurile Olteniei
  Dobrogea > Murfatlar
  Moldova region | Moldova (Romania) > Cotnari
  Transylvania | Transilvania > Târnave
  Banat > Recaș, Viile Timișului
  Crișana > Miniș
BG
  Thracian Valley | Thracian Lowlands | Trakien | Thrace
  Danubian Plain | Danube Plain; Struma Valley | Strumadalen > Melnik; Black Sea; Rose Valley
HR
  Primorska
    Istria; Dalmatia; Kvarner
  Kontinentalna
    Slavonia; Plešivica; Zagorje
  Istria | Istra | Istrien | Istria and Kvarner; Dalmatia | Dalmacija > Dingač, Pelješac, Hvar, Korčula;
  Slavonia | Slavonija | Podunavlje; Plešivica; Zagorje; Kvarner > Krk
SI
  Primorska | Primorski | Littoral
    Goriška Brda | Brda; Vipava Valley | Vipavska dolina | Vipava; Slovenian Istria | Slovenska Istra; Kras
  Podravje | Podravina | Štajerska > Maribor, Ljutomer-Ormož
  Posavje > Bela Krajina, Dolenjska
RS
  Šumadija; Fruška Gora | Srem; Župa; Negotin; Vršac; Vojvodina
ME
  Podgorica | Ćemovsko polje; Crmnica
BA
  Herzegovina | Hercegovina > Mostar
MK
  Povardarie | Povardarje | Povardarski | Vardar Valley | Vardar
    Tikveš | Tikves; Skopje; Veles; Gevgelija-Valandovo; Demir Kapija
  Pelagonia; Pčinja-Osogovo
MD
  Codru; Valul lui Traian; Ștefan Vodă | Stefan Voda; Purcari; Divin; Gagauzia
UA
  Crimea; Bessarabia; Zakarpattia; Odesa | Odessa; Mykolaiv; Kherson
CZ
  Moravia | Morava > Znojmo, Mikulov; Bohemia | Čechy | Böhmen; Pilsen | Plzeň; Žatec | Saaz
SK
  Malokarpatská | Small Carpathians; Tokaj Slovakia | Slovak Tokaj | Tokajská; Južnoslovenská; Nitrianska
LU
  Moselle Luxembourgeoise | Luxembourg Moselle
BE
  Flanders | Vlaanderen; Wallonia | Wallonie; Brussels | Bruxelles; Pajottenland; Ardennes
NL
  Schiedam; Limburg
DK
  Jutland | Jylland; Zealand Denmark | Sjælland; Bornholm; Lyø; Funen | Fyn
NO
  Østfold; Akershus; Oslo; Innlandet > Hedmark, Oppland; Trøndelag; Vestland > Hordaland, Sogn
  Hardanger | Cider from Hardanger | Sider frå Hardanger; Sogn; Rogaland; Møre og Romsdal; Nordland; Telemark; Vestfold; Buskerud; Agder; Troms; Finnmark; Viken; Ringerike
SE
  Skåne | Skåne län | Scania; Stockholm | Stockholms län; Västra Götaland | Västra Götalands län; Dalarna | Dalarnas län; Halland | Hallands län; Södermanland | Södermanlands län; Örebro | Örebro län; Jämtland | Jämtlands län; Kalmar | Kalmar län; Uppsala | Uppsala län; Gävleborg | Gävleborgs län; Västmanland | Västmanlands län; Värmland | Värmlands län; Västerbotten | Västerbottens län; Östergötland | Östergötlands län; Gotland | Gotlands län; Västernorrland | Västernorrlands län; Norrbotten | Norrbottens län; Blekinge | Blekinge län; Jönköping | Jönköpings län; Kronoberg | Kronobergs län; Öland
FI
  Åland; Lapland | Lappi; Helsinki; Uusimaa; Pirkanmaa; Satakunta
CY
  Commandaria; Limassol | Lemesos; Paphos | Pafos; Krasochoria; Troodos
MT
  Gozo
RU
  Krasnodar | Kuban; Dagestan; Rostov
`
