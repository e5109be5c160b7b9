/** One variety a line: the name that we use, then what labels, lists and tenders call it. */
export const ownGrapes = `
Abouriou
Agiorgitiko | Aghiorghitiko | St. George
Aglianico
Aidani | Aidini
Airén | Airen
Albana
Albariño | Alvarinho | Albarino
Albarossa
Albillo | Albillo Mayor | Albillo Real
Aleatico
Alfrocheiro | Alfrocheiro Preto | Tinta Bastardinha
Alicante Bouschet | Garnacha Tintorera | Alicante Henri Bouschet | Alicante | Tintorera
Aligoté | Aligote
Altesse | Roussette
Alvarelhão | Brancellao
Ancellotta
Antão Vaz
Aragonez Blanc
Arbane | Arbanne
Areni | Areni Noir
Arinto | Pedernã | Arinto de Bucelas
Arinto dos Açores | Arinto dos Acores
Arneis
Assyrtiko | Asyrtiko
Athiri
Autumn Royal
Auxerrois | Pinot Auxerrois | Auxerrois Blanc
Avesso
Azal | Azal Branco
Babić
Baco Noir
Baga
Bacchus
Barbera
Trousseau | Bastardo | Merenzao | Maria Ordoña | Trousseau Noir
Batoca
Biancolella
Bical | Borrado das Moscas
Black Muscat | Muscat of Hamburg | Moscato d'Amburgo
Blauer Portugieser | Portugieser | Modrý Portugal | Kékoportó
Blaufränkisch | Lemberger | Kékfrankos | Frankovka | Limberger | Blaufrankisch | Frankovka Modra | Modra Frankinja | Gamé
Boal | Malvasia Fina | Bual
Boğazkere | Bogazkere
Bobal
Bombino Bianco
Bombino Nero
Bonarda | Douce Noire | Charbono | Corbeau | Bonarda Argentina
Borraçal | Caíño Tinto
Bourboulenc
Bovale | Bovale Sardo | Muristellu
Brachetto
Cabernet
Cabernet Blanc
Cabernet Cortis
Cabernet Dorsa
Cabernet Franc | Bouchet | Breton | Cab Franc | Bordo
Cabernet Sauvignon | Cab Sauv | Cabernet-Sauvignon | Cab. Sauvignon | Cab. Sauv.
Caiño Blanco
Caladoc
Callet
Canaiolo | Canaiolo Nero
Carignan | Cariñena | Carignano | Mazuelo | Samsó | Carinyena | Carignan Noir | Mazuela
Carignan Blanc
Carménère | Carmenere | Carmenère
Carricante
Casavecchia
Castelão | Periquita | Castelao | João de Santarém
Catarratto | Lucido
Cencibel Blanca
Cereza
Cerceal | Cerceal Branco
Cesanese | Cesanese d'Affile | Cesanese Comune
Chambourcin
Chardonnay | Morillon | Chardonay
Chasselas | Gutedel | Fendant
Chenin Blanc | Chenin | Steen | Pineau de la Loire
Ciliegiolo
Cinsault | Cinsaut | Ottavianello
Clairette | Clairette Blanche | Clairette Blanc
Cococciola
Coda di Volpe
Códega do Larinho | Codega do Larinho
Colombard | French Colombard
Colorino
Cortese
Corvina | Corvina Veronese
Corvinone
Counoise
Courbu | Courbu Blanc | Petit Courbu
Criolla Chica | País | Listán Prieto | Mission | Pais | Criolla
Criolla Grande
Croatina | Bonarda dell'Oltrepò Pavese
Crouchen | Cape Riesling | Clare Riesling
Cserszegi Fűszeres | Cserszegi Füszeres
Dafni
Debina
Diagalves
Dindarella
Dolcetto
Dornfelder
Duras
Durella
Elbling
Emir
Encruzado
Erbaluce
Espadeiro
Ezerjó
Falanghina
Famoso
Fetească Albă | Feteasca Alba
Fetească Neagră | Feteasca Neagra
Fetească Regală | Feteasca Regala | Királyleányka
Fer Servadou | Fer | Braucol | Mansois
Fernão Pires | Maria Gomes | Fernao Pires
Fiano
Fogoneu
Forastera
Frappato
Freisa
Friulano | Tocai Friulano | Sauvignonasse | Sauvignon Vert | Tai
Frühroter Veltliner
Fumin
Furmint | Sipon | Šipon | Mosler
Gaglioppo
Gamay | Gamay Noir | Gamay Noir à Jus Blanc
Gamaret
Garganega | Grecanico Dorato | Grecanico
Garanoir
Garnacha Peluda | Lledoner Pelut
Gewürztraminer | Gewurztraminer | Traminer Aromatico | Roter Traminer | Termeno Aromatico | Tramini | Fűszeres Tramini | Traminer
Ginestra
Giró
Glera | Prosecco
Godello | Gouveio | Verdello
Goldburger
Gouais Blanc | Heunisch
Graciano | Morrastel | Tinta Miúda | Cagnulari | Graziano
Welschriesling | Grasevina | Olaszrizling | Riesling Italico | Graševina | Laski Rizling | Laški Rizling | Riesling Italian
Grechetto
Greco | Greco Bianco
Grenache | Garnacha | Cannonau | Garnacha Tinta | Grenache Noir | Garnatxa | Garnacha Negra | Garnatxa Negra | Tocai Rosso | Vernaccia Nera | Garnacho
Grenache Blanc | Garnacha Blanca | Garnatxa Blanca
Grenache Gris | Garnacha Gris | Garnacha Roja | Grenache Rouge | Garnatxa Gris
Grignolino
Grillo
Gringet
Grolleau | Groslot | Grolleau Noir
Grolleau Gris
Groppello | Groppello Gentile
Gros Manseng
Grüner Veltliner | Gruner Veltliner | Grüner Veltiner | Veltlínské Zelené | Zöldveltelini
Hárslevelű | Hárslevelü | Harslevelu
Hondarrabi Beltza | Hondarribi Beltza
Hondarrabi Zuri | Hondarribi Zuri | Hondarrabi Zuria
Huxelrebe
Incrocio Manzoni | Manzoni Bianco
Inzolia | Ansonica | Insolia
Irsai Olivér | Irsai Oliver
Jacquère | Jacquere
Jaquez
Mencía | Mencia | Jaen | Jaén | Jaén Tinto
Johanniter
Juan García
Juhfark
Jampal
Kadarka | Gamza
Kalecik Karası | Kalecik Karasi
Kerner
Khikhvi
Kisi
Koshu
Kotsifali
Krstač
Kydonitsa
Lacrima | Lacrima di Morro d'Alba
Lagrein
Lambrusco
Lambrusco Grasparossa
Lambrusco Maestri
Lambrusco Marani
Lambrusco Salamino
Lambrusco di Sorbara | Lambrusco Sorbara
Lampia
Liatiko
Limnio
Limniona
Palomino | Palomino Fino | Listán Blanco | Listan Blanco
Listán Negro | Listan Negro
Loureiro | Loureira
Macabeo | Viura | Macabeu | Maccabeu
Madrasa
Magliocco
Malagousia | Malagouzia | Malaguzia
Malbec | Cot | Côt | Auxerrois Noir | Cot Noir | Cot N | Côt Noir | Malbech | Malbeck
Malbo Gentile
Malvar
Malvasia | Malvazija | Malvoisie | Malvasía
Malvasia di Candia | Malvasia di Candia Aromatica
Malvasia del Lazio | Malvasia Puntinata
Malvasia Istriana | Malvazija Istarska | Istrian Malvasia
Malvasia Nera
Malvasia Volcánica | Malvasia Volcanica | Malvasía Volcánica
Mammolo
Mandilaria | Mandelari
Manto Negro | Mantonegro
Marsanne | Ermitage
Marselan
Marzemino
Mauzac
Maturana Blanca | Ribadavia
Maturana Tinta | Maturana
Mavro
Mavrodaphne | Mavrodafni
Mavrud
Melnik | Shiroka Melnishka
Melon de Bourgogne | Melon | Muscadet | Melon B
Merlot | Merlot Noir
Merlot Blanc
Merseguera
Mondeuse | Mondeuse Noire
Mondeuse Blanche
Monica
Molinara
Mollard
Molette
Montepulciano
Montuni
Moravia Agria
Moscatel de Alejandría | Muscat of Alexandria | Zibibbo | Muscat d'Alexandrie | Moscatel de Setúbal | Moscatel Graúdo | Moscatel de Malaga
Moscatel Rosado
Moschofilero
Mourvèdre | Monastrell | Mataro | Mourvedre | Mataró
Mtsvane | Mtsvane Kakhuri | Kakhuri Mtsvane
Müller-Thurgau | Rivaner | Muller Thurgau
Muscadelle | Muscadel
Muscardin
Muscat | Moscato | Moscatel | Muskateller | Muskat | Moscatell
Muscat Blanc à Petits Grains | Gelber Muskateller | Moscato Bianco | Moscatel de Grano Menudo | Muscat Blanc | Sárga Muskotály | Muscat Canelli | Moscato Giallo | Muscat de Frontignan | Rumeni Muškat
Muscat Ottonel | Moscato Ottonel
Muscat Petit Grain Rouge | Moscato Rosa | Rosenmuskateller
Muscat of Spina
Narince
Nascetta | Nas-cëtta | Nascëtta | Anascetta
Nebbiolo | Michet | Lampia Nebbiolo | Spanna | Chiavennasca | Picotener | Picotendro
Negoska
Negrara | Negrara Trentina
Negrette | Négrette
Negroamaro | Negro Amaro
Nerello Cappuccio
Nerello Mascalese
Nero d'Avola | Calabrese | Nero d Avola
Nero di Troia | Uva di Troia
Neuburger
Nielluccio | Nielluciu
Nocera
Norton
Nosiola
Nuragus
Oeillade
Ojaleshi
Okuzgozu | Öküzgözü
Olivella
Ondenc
Oseleta
Öküzgözü
Orion
Pallagrello Bianco
Pallagrello Nero
Parellada | Montonec
Passerina
Pascale
Pecorino
Pedro Ximénez | PX | Pedro Ximenez | Pedro Jiménez | Pedro Giménez
Pelaverga | Pelaverga Piccolo
Perricone | Pignatello
Perrum
Petit Arvine | Petite Arvine
Petit Manseng
Petit Meslier
Petit Rouge
Petit Verdot
Petite Sirah | Durif | Petite Syrah | Petit Syrah
Phoenix
Picardan
Picolit
Picpoul | Piquepoul | Picpoul Blanc | Picpoul de Pinet
Picpoul Noir
Piedirosso
Pineau d'Aunis | Chenin Noir | Pineau d Aunis
Pignoletto | Grechetto Gentile
Pignolo
Pinot Blanc | Weissburgunder | Weißburgunder | Pinot Bianco | Weisser Burgunder | Weißer Burgunder | Blanc Vrai | Beli Pinot | Weissburgunder/Pinot Blanc | Fehérburgundi | Klevner | Pinot blanco
Pinot Gris | Pinot Grigio | Grauburgunder | Grauer Burgunder | Ruländer | Szürkebarát | Sivi Pinot | Rulandské Šedé | Malvoisie du Valais | Pinot Beurot
Pinot Meunier | Meunier | Schwarzriesling | Müllerrebe
Pinot Nero Precoce | Frühburgunder | Pinot Madeleine | Pinot Noir Précoce
Pinot Noir | Spätburgunder | Pinot Nero | Blauburgunder | Blauer Burgunder | Blauer Spätburgunder | Pinot Negro | Modri Pinot | Rulandské Modré | Pinot Tinto
Pinotage
Plavac Mali
Plavina
Plytó
Portan
Pošip | Posip
Poulsard | Ploussard
Prensal | Prensal Blanc | Moll
Prieto Picudo
Primitivo | Zinfandel | Tribidrag | Crljenak Kaštelanski | Kratošija | Kratosija | Zinfandel/Primitivo
Prokupac
Prunelard
Rabigato
Rabo de Ovelha
Raboso | Raboso Piave
Rara Neagra | Băbească Neagră
Ramisco
Räuschling
Refosco | Refosco dal Peduncolo Rosso | Refošk | Terrano | Teran
Regent
Reichensteiner
Ribolla Gialla | Rebula | Ribolla
Rieslaner
Riesling | Riesling Renano | Rheinriesling | Rhine Riesling | Weisser Riesling | White Riesling | Rajnai Rizling | Ryzlink Rýnský | Renski Rizling | Johannisberg Riesling
Rkatsiteli | Rcatsiteli | Rkasteli
Robola
Roditis
Romeiko
Romorantin
Rondinella
Rondo
Rossese
Rossignola
Roter Veltliner
Rotgipfler
Roupeiro | Síria | Codega | Siria | Doña Blanca | Malvasia Branca
Roussanne
Rubin
Rubired
Ruby Cabernet
Ruché | Ruchè
Rufete
Ruen
Sagrantino
Saint-Laurent | Sankt Laurent | St. Laurent | Svatovavřinecké | Svatovavrinecke | St Laurent
Samtrot
Sangiovese | Brunello | Prugnolo Gentile | Morellino | Sangiovese Grosso | Sangioveto
Saperavi
Satin Noir
Sauvignon Blanc | Sauvignon | Blanc Fumé | Fumé Blanc | Sauv Blanc | Sauvignon B
Sauvignon Gris | Sauvignon Rosé | Fié Gris
Savagnin | Heida | Païen | Savagnin Blanc
Savatiano
Scheurebe | Sämling 88
Schiava | Trollinger | Vernatsch
Schioppettino | Ribolla Nera
Sciacarello | Sciaccarellu | Mammolo Corso
Sémillon | Semillon
Sercial | Esgana Cão
Servant
Seyval Blanc | Seyval
Siegerrebe
Silvaner | Sylvaner | Grüner Silvaner
Solaris
Vinhão | Sousão | Souzão | Souson | Vinhao
Souvignier Gris
Sultana | Thompson Seedless
Sumoll
Sumoll Blanc
Susumaniello
Syrah | Shiraz | Sirah | Syrah/Shiraz | Shiraz/Syrah
Tannat
Tămâioasă Românească | Tamaioasa Romaneasca
Tamjanika
Tazzelenghe
Tempranillo | Tinta Roriz | Aragonez | Tinto Fino | Tinta del País | Ull de Llebre | Cencibel | Tinta de Toro | Tinto del País | Aragonês | Aragones | Tempranilla
Tempranillo Blanco
Teroldego
Terret
Terret Noir
Tibouren | Rossese di Dolceacqua
Timorasso
Tinta Amarela | Trincadeira | Trincadeira Preta
Tinta Barroca | Tinta Barocca
Tinta Cão
Tinta Francisca
Tinta Grossa
Tinta Negra | Tinta Negra Mole | Negramoll
Tinta Pinheira
Tintilia
Tintilla de Rota | Tintilla
Tocai
Torrontés | Torrontes | Torrontés Riojano
Touriga Franca | Touriga Francesa
Touriga Nacional
Trajadura | Treixadura
Traminette
Trebbiano | Procanico | Talia | Thalia | Ugni Blanc | Trebbiano Toscano | Saint-Émilion (grape)
Trebbiano d'Abruzzo | Trebbiano Abruzzese
Trebbiano di Soave | Turbiana | Trebbiano di Lugana
Trebbiano Romagnolo
Trepat
Tressallier
Triomphe
Tsimlyansky
Vaccarèse
Valdiguié
Verdejo
Verdelho | Verdelho dos Açores
Verdeca
Verdicchio
Verdil
Verdiso
Verduzzo | Verduzzo Friulano
Vermentino | Rolle | Favorita | Pigato | Vermentinu
Vernaccia di San Gimignano | Vernaccia
Vernaccia di Oristano
Vespaiola
Vespolina
Vidal | Vidal Blanc
Vidiano
Vijariego | Diego
Vilana
Viognier
Viosinho
Vital
Xynisteri
Obaideh
Terrantez
Ortega
Symphony
Perera
Minutolo
Moreto
Dunaj
Alibernet
Pálava
Bouvier
Cabernet Mitos
Muscaris
Merwah | Merweh
Saint-Macaire
Pinotin
Moscato di Scanzo
Drupeggio
Baratuciat
Damaschino
Zenit
Vitovska
Vranec | Vranac
Wildbacher | Blauer Wildbacher
Xarel·lo | Xarel-lo | Xarello | Cartoixa | Pansa Blanca | Xarel·lo Vermell | Xarelo
Xinomavro | Xynomavro
Žilavka
Zefír
Zelen
Zéta
Zierfandler | Spätrot
Zweigelt | Blauer Zweigelt | Rotburger
Žlahtina
`
