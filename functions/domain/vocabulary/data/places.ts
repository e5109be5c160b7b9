// Made by `npm run vocabulary`: do not edit. infra/vocabulary/README.md names sources and licences.
export const places = `
AL
 p? Berat
 p? Durrës;durres
 p? Korçë;korce
 p? Lezha
 p? Shkodër;shkoder
AM
 p Aragatsotn
 p Ararat;|ararat valley
 p Armavir
 x? Armenian Brandy;|armenian cognac|հայկական կոնյակ;;;GI
 p Tavush
 r Vayots Dzor;|ваиоц дзор
  p Areni
AR
 r Buenos Aires;;;;IG
  a Chapadmalal;;;;IG
  p? Médanos;medanos
  p? Sierra de la Ventana
  p? Villa Ventana
 r Calchaquí Valley;calchaqui valley|valles calchaquies|valle calchaqui;;;IG
 r Cuyo;;;;;?rw s
  a La Rioja Argentina;|la rioja;;;IG
   p? Aminga
   p? Chañarmuyo;chanarmuyo|valle de chanarmuyo
   p? Chilecito
   p Famatina
   a? Famatina Valley;|valle de famatina;;;IG
  a Mendoza;|mendoza province|provincia de mendoza|мендоса|メンドーサ|门多萨;;;IG;?rw s;Malbec
   p? General Alvear
   p? Godoy Cruz
   p? Junín;junin
   p Lavalle
   a Luján de Cuyo;lujan de cuyo;;;DOC
    a Agrelo;;;;IG
    a Las Compuertas;;;;IG
    a Lunlunta;;;;IG
    a? Mayor Drummond;;;;IG
    a Perdriel;;;;IG
    a Ugarteche;;;;IG
    a Vistalba;;;;IG
   a Maipú Mendoza;maipu mendoza|maipu;;;IG
    a Barrancas;;;;IG
    p? Coquimbito
    a Cruz de Piedra;;;;IG
   p? Primera Zona
   p Rivadavia
   p? San Martín;-
   a San Rafael;;;;DOC
   p? Santa Rosa
   a Uco Valley;|valle de uco|ucodalen;;;IG
    p? Campo de los Andes
    p? Cordón El Cepillo;cordon el cepillo
    a El Peral;;;;IG
    a Eugenio Bustos;;;;IG
    a Gualtallary;;;;IG
    a La Consulta;;;;IG
    a Los Chacayes;;;;IG
    p? Los Árboles;los arboles
    a Pampa El Cepillo;|el cepillo;;;IG
    a Paraje Altamira;|altamira;;;IG
    a San Carlos;;;;IG
    a San Pablo;;;;IG
    a Tunuyán;tunuyan;;;IG
    a Tupungato;;;;IG
    p Villa Bastías;villa bastias
    a Vista Flores;;;;IG
  a San Juan;;;;IG
   p? Barreal
   p Calingasta;|valle de calingasta
   p? Jáchal;jachal
   a Pedernal Valley;|valle de pedernal;;;IG
   a Tulum Valley;|valle del tulum|valle de tulum;;;IG
   p? Ullum Valley
   p? Zonda Valley;|valle de zonda
 p Córdoba;cordoba
 r? Córdoba (Argentina);cordoba argentina;;;IG
  p? Colonia Caroya
  p? Traslasierra
 a Entre Ríos;entre rios;;;IG
 r North;|norte|northwest|noroeste
  a Catamarca;;;;IG
   p? Fiambalá;fiambala
   p? Santa María;santa maria
   p? Tinogasta
  a Jujuy;;;;IG
   a? Quebrada de Humahuaca;;;;IG
  a Salta;;;;IG
   p? Angastaco
   p? Cachi
   a Cafayate;|valle de cafayate;Calchaquí Valley;;IG
   a? Molinos;;;;IG
   p? Payogasta
   p? San Carlos (Salta);san carlos salta
  a Tucumán;tucuman;;;IG
   p? Amaicha del Valle
   p? Colalao del Valle
   p? Tafí;tafi
 r Patagonia;|patagonien;;;IG
  a Chubut;;;;IG
   p? Sarmiento
   p? Trevelin
   p? Valle Hoyo de Epuyén;valle hoyo de epuyen
  a? La Pampa;;;;IG
   p? 25 de Mayo
   p? Colonia 25 de Mayo
  a Neuquén;neuquen;;;IG
   p? Añelo;anelo
   p San Patricio del Chañar;san patricio del chanar
  a Río Negro;rio negro;;;IG
   a? Alto Valle de Río Negro;alto valle de rio negro;;;IG
   p? Valle Medio
 a? San Luis;;;;IG
AT
 r Bergland;;;;PGI;? s
  a Kärnten;karnten|carinthia;;;PDO;? s
  a Oberösterreich;oberosterreich|upper austria;;;PDO;? s
  a Salzburg;;;;PDO;? s
  a Tirol;|tyrol;;;PDO;? s
  a Vorarlberg;;;;PDO;? s
 x? Inländerrum;inlanderrum;;;GI
 x? Jägertee;jagertee|jagatee;;;GI
 x? Mariazeller Magenlikör;mariazeller magenlikor;;;GI
 x? Steinfelder Magenbitter;;;;GI
 r Styria;|steiermark|steiermark styria|stiria|styrie|steirerland;;;PGI PDO;? s
  a Südsteiermark;sudsteiermark|south styria|southern styria;;;PDO
   p~ Ehrenhausen
   p~ Gamlitz
   p~ Kitzeck-Sausal;kitzeck sausal|kitzeck|kitzeck im sausal
   p~ Leutschach
  a Vulkanland Steiermark;|sudoststeiermark|sud oststeiermark;;;PDO
  a Weststeiermark;;;;PDO
 x? Wachauer Marillenbrand;;;;GI
 x? Wachauer Marillenlikör;wachauer marillenlikor;;;GI
 x? Wachauer Weinbrand;;;;GI
 a? Wein aus Österreich;wein aus osterreich;;;no-GI
 r Weinland Österreich;weinland osterreich|weinland;;;PGI;?w s
  p? Apetlon
  a Burgenland;;;;PDO;? s
   a Eisenberg;;;;PDO;? s
   a Leithaberg;;;;PDO;? s
   a Mittelburgenland;;;;PDO;? s
   a Neusiedlersee;;;;PDO
   a Neusiedlersee-Hügelland;neusiedlersee hugelland;;;PDO;? s
   a Rosalia;;;;PDO
   p Ruster Ausbruch;|rust
   a Südburgenland;sudburgenland;;;PDO;? s
  p? Deutschkreutz
  p? Dürnstein;durnstein
  p? Gols
  p? Göttlesbrunn;gottlesbrunn
  p? Horitschon
  p? Illmitz
  p? Jois
  p? Krems
  p? Langenlois
  p? Loiben
  p? Neckenmarkt
  a Niederösterreich;niederosterreich|lower austria|basse autriche|bassa austria;;;PDO;?w s
   a Carnuntum;;;;PDO
   a Kamptal;;;;PDO;?w s;Grüner Veltliner|Riesling
   a Kremstal;;;;PDO;? s
   a Thermenregion;;;;PDO;? s
    p~ Baden bei Wien;|baden
    p~ Gumpoldskirchen
    p~ Pfaffstätten;pfaffstatten
    p~ Traiskirchen
   a Traisental;;;;PDO;? s
   a Wachau;;;;PDO;?w s;Grüner Veltliner|Riesling
   a Wagram;|donauland;;;PDO;? s
   a Weinviertel;;;;PDO;? s
  p? Poysdorf
  p? Purbach
  p? Retz
  p? Senftenberg
  p? Spitz
  p? Strass
  a Vienna;|wien|vienne|viena;;;PDO
   p~ Bisamberg
   p~ Nussberg
   a Wiener Gemischter Satz;|gemischter satz;;;PDO
  p? Weißenkirchen;weissenkirchen
  p? Zöbing;zobing
AU
 x? Australian Whisky;;;;GI
 r South Eastern Australia;|se australia;;;GI;?r s
  p? Australian Capital Territory
  a New South Wales;|nsw;;;GI
   a? Big Rivers;;;;GI
    a? Perricoota;;;;GI
    a Riverina;;;;GI
   a? Central Ranges;;;;GI
    a Cowra;;;;GI
    a Mudgee;;;;GI
    a Orange;;;;GI
   a Hunter Valley;|hunter;;;GI
    a? Broke Fordwich;;;;GI
    a? Pokolbin;;;;GI
    a? Upper Hunter Valley;;;;GI
   a? Northern Rivers;;;;GI
    a? Hastings River;;;;GI
   a? Northern Slopes;;;;GI
    a New England Australia;;;;GI
   a? South Coast (NSW);south coast nsw;;;GI
    a Shoalhaven Coast;;;;GI
    a Southern Highlands;;;;GI
   a? Southern New South Wales;;;;GI
    a Canberra District;;;;GI
    a Gundagai;;;;GI
    a Hilltops;;;;GI
    a Tumbarumba;;;;GI
   a? Western Plains;;;;GI
  a Queensland;;;;GI
   a Granite Belt;;;;GI
   a? South Burnett;;;;GI
  a South Australia;|etela australia|sa|sudaustralien|sydaustralien|sor australia|australie meridionale|australia del sur|australia meridionale|южная австралия;;;GI;?r s
   a Adelaide;|adelaide plains;;;GI
   a Barossa;;;;GI
    a Barossa Valley;;;;GI
    a Eden Valley;;;;GI
    a? High Eden;;;;GI
   a? Far North;;;;GI
    a Southern Flinders Ranges;;;;GI
   a Fleurieu;;;;GI
    a Currency Creek;;;;GI
    a Kangaroo Island;;;;GI
    a Langhorne Creek;;;;GI
    a McLaren Vale;;;;GI
    a Southern Fleurieu;;;;GI
   a Limestone Coast;;;;GI;?r s
    a Coonawarra;;;;GI;?r s;Cabernet Sauvignon
    a Mount Benson;;;;GI
    a Mount Gambier;;;;GI
    a Padthaway;;;;GI
    a Robe;;;;GI
    a Wrattonbully;;;;GI
   a? Lower Murray;;;;GI
    a Riverland;;;;GI
   a Mount Lofty Ranges;;;;GI
    a Adelaide Hills;;;;GI
    a Clare Valley;|south australia clare valley;;;GI
     p Auburn
     p Polish Hill River;|polish hill
     p Sevenhill
     p Watervale
    a? Lenswood;;;;GI
    a? Piccadilly Valley;;;;GI
   a? The Peninsulas;;;;GI
  a Tasmania;|tasmanien|tas;;;GI
   p Coal River Valley
   p Derwent Valley
   p? Huon Valley
   p Pipers River
   p Tamar Valley
  a Victoria;|vic;;;GI
   a? Central Victoria;;;;GI
    a Bendigo;;;;GI
    a Goulburn Valley;|nagambie lakes;;;GI
    a Heathcote;;;;GI
    a Strathbogie Ranges;;;;GI
    a Upper Goulburn;;;;GI
   a Gippsland;;;;GI
   a Murray Darling;;Big Rivers;;GI
   a? North East Victoria;;;;GI
    a Alpine Valleys;;;;GI
    a Beechworth;;;;GI
    a Glenrowan;;;;GI
    a King Valley;;;;GI
    a Rutherglen;;;;GI
   a? North West Victoria;;;;GI
   a? Port Phillip;;;;GI
    a Geelong;;;;GI
    a Macedon Ranges;;;;GI
    a Mornington Peninsula;;;;GI
    a Sunbury;;;;GI
    a Yarra Valley;;;;GI
   a Swan Hill;;Big Rivers;;GI
   a? Western Victoria;;;;GI
    a Grampians;;;;GI
    a? Great Western;;;;GI
    a Henty;;;;GI
    a Pyrenees;;;;GI
 r Western Australia;|wa;;;GI
  p Denmark Australia
  a? Greater Perth;;;;GI
   a Peel;;;;GI
   a Perth Hills;;;;GI
   a Swan Valley;|swan district;;;GI
  a? South West Australia;;;;GI
   a Albany;;;;GI
   a Blackwood Valley;;;;GI
   a? Denmark;-;;;GI
   a Frankland River;;;;GI
   a Geographe;;;;GI
   a Great Southern;;;;GI
   a Manjimup;;;;GI
   a Margaret River;;;;GI
   a Mount Barker;;;;GI
   a Pemberton;;;;GI
   a Porongurup;;;;GI
AZ
 p Ganja
 p? Ganja-Gazakh;ganja gazakh
 p? Goygol
 p? Ismayilli
 p Shirvan;|shamakhi
BA
 r Herzegovina;|hercegovina
  p Mostar
 p? Trebinje
BB
 x? Barbados Rum;;;;GI
BE
 p Ardennes
 x? Balegemse jenever;;;;GI
 p Brussels;|bruxelles
 r Flanders;|vlaanderen
  p? Hageland
  p? Haspengouw
  p? Heuvelland
  p? Maasvallei Limburg (Belgium);maasvallei limburg belgium
 x? Genièvre;-;;;GI
 x? Genièvre de grains;genievre de grains|graanjenever|graangenever;;;GI
 x? Hasseltse jenever;|hasselt;;;GI
 x? Hasseltse koffie;;;;GI
 x? Jonge jenever;|jonge genever;;;GI
 x? O' de Flander-Oost-Vlaamse Graanjenever;o de flander oost vlaamse graanjenever;;;GI
 x? Oude jenever;|oude genever;;;GI
 p Pajottenland
 x? Peket de Wallonie;|peket peket;;;GI
 a? Vlaamse landwijn;|vlaamse landwijnen;;;PGI
 a? Vlaamse mousserende kwaliteitswijn;|vlaamse mousserende kwaliteitswijnen;;;PDO
 r Wallonia;|wallonie
  a? Crémant de Wallonie;cremant de wallonie;;;PDO
  a? Côtes de Sambre et Meuse;cotes de sambre et meuse;;;PDO
  a? Vin de pays des jardins de Wallonie;des jardins de wallonie|;;;PGI
  a? Vin mousseux de qualité de Wallonie;vin mousseux de qualite de wallonie;;;PDO
BG
 p Black Sea
 r? Black Sea Region (Bulgaria);black sea region bulgaria|cherno more|черноморски раион;;;PDO
  p? Burgas;|бургас
  p? Dobrich
  a? Evksinograd;|евксиноград;;;PDO
  a? Khan Krum;|хан крум|han krum;;;PDO
  p? Northern Black Sea Region
  a? Novi Pazar;|нови пазар;;;PDO
  a? Pomorie;|поморие;;;PDO
  p? Preslav
  a? Shumen;|шумен;;;PDO
  a? Southern Black Sea Coast;|южно черноморие;;;PDO
  a? Targovishte;|търговище;;;PDO
  a? Varna;|варна;;;PDO
  a? Veliki Preslav;|велики преслав;;;PDO
 a Cakap;;;;PDO;? s
 r Danubian Plain;|danube plain|dunavska ravnina|дунавска равнина;;;PGI;? s
  a? Lovech;|ловеч;;;PDO
  a? Lyaskovets;|лясковец;;;PDO
  p? Montana
  a Novo Selo;|ново село;;;PDO;? s
  p? Oryahovo
  a? Pavlikeni;|павликени;;;PDO
  a? Pleven;|плевен;;;PDO
  a? Ruse;|русе;;;PDO
  a? Suhindol;|сухиндол;;;PDO
  a? Svishtov;|свищов;;;PDO
  p? Varbitsa
  a? Vidin;|видин;;;PDO
  p? Vratsa
 p Rose Valley;|розова долина
 r Struma Valley;|strumadalen
  a? Harsovo;|хърсово;;;PDO
  a Melnik;|мелник;;;PDO
  a? Sandanski;|сандански;;;PDO
 r Thracian Valley;|thracian lowlands|trakien|thrace|trakijska nizina|тракииска низина|trakiyska nizina;;;PGI;? s
  a? Asenovgrad;|асеновград;;;PDO
  p? Bolyarovo
  a Brestnik;|брестник;;;PDO;? s
  a? Haskovo;|хасково;;;PDO
  p? Hisarya
  a? Ivaylovgrad;|иваиловград;;;PDO
  p? Karlovo
  p? Karnobat
  a? Lyubimets;|любимец;;;PDO
  a? Nova Zagora;|нова загора;;;PDO
  p? Pazardzhik
  a? Perushtitsa;|перущица;;;PDO
  a? Plovdiv;|пловдив;;;PDO
  p? Sakar;|сакар
  p? Septemvri
  a? Shivachevo;|шивачево;;;PDO
  p? Slavyantsi
  a? Sliven;|сливен;;;PDO
  a? Stambolovo;|стамболово;;;PDO
  a? Stara Zagora;|стара загора;;;PDO
  a? Sungurlare;|сунгурларе;;;PDO
  a Yambol;|ямбол;;;PDO;? s
 x? Бургаска Мускатова ракия;|bourgaska muscatova rakya|мускатова ракия от бургас|muscatova rakya from bourgas;;;GI
 x? Добруджанска мускатова ракия;|dobrudjanska muscatova rakya;;;GI
 a Драгоево;|dragoevo;;;PDO;? s
 x? Карловска гроздова ракия;|karlovska grozdova rakya|гроздова ракия от карлово|grozdova rakya from karlovo;;;GI
 x? Ловешка сливова ракия;|loveshka slivova rakya|slivova rakya from lovech|сливова ракия от ловеч;;;GI
 x? Поморийска гроздова ракия;поморииска гроздова ракия|pomoriyska grozdova rakya|гроздова ракия от поморие|grozdova rakya from pomorie;;;GI
 x? Русенска бисерна гроздова ракия;|russenska biserna grozdova rakya;;;GI
 x? Силистренска кайсиева ракия;силистренска каисиева ракия|silistrenska kaysieva rakya;;;GI
 x? Сливенска перла;|slivenska perla;;;GI
 x? Стралджанска Мускатова ракия;|straldjanska muscatova rakya|мускатова ракия от стралджа|muscatova rakya from straldja;;;GI
 x? Сунгурларска гроздова ракия;|sungurlarska grozdova rakya|гроздова ракия от сунгурларе|grozdova rakya from sungurlare;;;GI
 x? Сухиндолска гроздова ракия;|suhindolska grozdova rakya|гроздова ракия от сухиндол|grozdova rakya from suhindol;;;GI
 x? Тервелска кайсиева ракия;тервелска каисиева ракия|tervelska kaysieva rakya;;;GI
 x? Троянска сливова ракия;|troyanska slivova rakya|slivova rakya from troyan|сливова ракия от троян;;;GI
BO
 p? Cinti Valley;|valle de cinti
 p? Samaipata
 x? Singani;;;;GI
 p Tarija;|valle de tarija
BR
 x? Cachaça;-;;;GI
 x? Cachaça Região de Salinas;cachaca regiao de salinas|salinas;;;GI
 p? Espírito Santo;espirito santo
 x? Luiz Alves;;;;GI
 p Minas Gerais
 p? Paraná;parana
 x? Paraty;|cachaca de paraty;;;GI
 r Rio Grande do Sul;rio grande sul|
  a Campanha;|campanha gaucha;;;IP
  p? Campos de Cima da Serra
  s Serra Gaúcha;serra gaucha
   a? Altos Montes;;;;IP
   p? Bento Gonçalves;bento goncalves
   a Farroupilha;;;;IP
   p Flores da Cunha
   p? Garibaldi
   a Monte Belo;;;;IP
   a Pinto Bandeira;|altos de pinto bandeira;;;DO
   a Vale dos Vinhedos;;;;DO PDO
  p? Serra do Sudeste;serra sudeste||encruzilhada sul|encruzilhada do sul
 r Santa Catarina;|planalto catarinense
  a? Santa Catarina High Altitude;|sao joaquim;;;IP
  a? Vales da Uva Goethe;;;;IP
 p? São Paulo;sao paulo
 a Vale do São Francisco;vale sao francisco|vale do sao francisco|sao francisco valley;;;IP
CA
 p Alberta
 r British Columbia;|bc;;;VQA
  a? Fraser Valley;;;;VQA
  a? Gulf Islands;;;;VQA
  a? Kootenays;;;;VQA
  a? Lillooet;;;;VQA
  a Okanagan Valley;|okanagan;;;VQA
   p? Black Sage
   a? East Kelowna Slopes;;;;VQA
   a? Golden Mile Bench;;;;VQA
   a? Golden Mile Slopes;;;;VQA
   a? Lake Country;;;;VQA
   a? Naramata Bench;;;;VQA
   a? Okanagan Falls;;;;VQA
   p? Osoyoos
   a? Skaha Bench;;;;VQA
   a? South Kelowna Slopes;;;;VQA
   a? Summerland;;;;VQA
  a? Shuswap;;;;VQA
  a Similkameen Valley;;;;VQA
  a? Thompson Valley;;;;VQA
  a Vancouver Island;;;;VQA
   a? Cowichan Valley;;;;VQA
 x? Canadian Whisky;|canadian rye whisky;;;GI
 r Nova Scotia
  p? Annapolis Valley
  p Tidal Bay
 r Ontario;;;;VQA
  a Lake Erie North Shore;;;;VQA
   a? South Islands;;;;VQA
  a Niagara Peninsula;|niagara;;;VQA
   a Beamsville Bench;;;;VQA
   a? Creek Shores;;;;VQA
   a? Four Mile Creek;;;;VQA
   a? Lincoln Lakeshore;;;;VQA
   a? Niagara Escarpment;;;;VQA
   a? Niagara Lakeshore;;;;VQA
   a? Niagara River;;;;VQA
   a Niagara-on-the-Lake;niagara on the lake;;;VQA
   a? Short Hills Bench;;;;VQA
   a? St. David's Bench;saint david s bench|st david s bench;;;VQA
   a? Twenty Mile Bench;;;;VQA
   a? Vinemount Ridge;;;;VQA
  a Prince Edward County;;;;VQA
 r Quebec;;;;PGI
  p? Eastern Townships;|cantons de l est
  p? Montérégie;monteregie
  p? Vin du Québec;vin du quebec
CH
 p Aargau
 x? Abricotine;|eau de vie d abricot du valais;;;GI
 p? Basel-Landschaft;basel landschaft|baselland
 p? Bern;|thunersee
 a Commune de Champagne;;;;PGI;? s
 x? Damassine;;;;GI
 x? Eau-de-vie de poire du Valais;eau de vie de poire du valais;;;GI
 p? Fribourg
 a Geneva;|geneve|genf;;;AOC
 p? German-speaking Switzerland;german speaking switzerland|deutschschweiz|suisse alemanique
 r Graubünden;graubunden|grisons
  p Bündner Herrschaft;bundner herrschaft
 p? Jura (Switzerland);jura switzerland
 p? Luzern
 a Neuchâtel;neuchatel|neuenburg;;;AOC
 p Schaffhausen
 p? St. Gallen;saint gallen|st gallen
 p Three Lakes;|trois lacs|drei seen land
 p? Thurgau
 a Ticino;|tessin;;;DOC
 a Valais;|wallis;;;AOC
 r Vaud;|waadt;;;AOC
  p? Aigle
  p? Bonvillars
  p? Calamin
  p Chablais
  p? Chablais (Vaud);chablais vaud
  p? Côtes de l'Orbe;cotes de l orbe
  p Dézaley;dezaley
  p? La Côte;la cote
  p Lavaux
  p? Saint-Saphorin;saint saphorin
  p? Vully
  p? Yvorne
  p? Épesses;epesses
 x? Zuger Kirsch;|rigi kirsch;;;GI
 p Zürich;zurich
CL
 r Aconcagua;|aconcagua region;;;DO
  p Aconcagua Costa
  a Aconcagua Valley;|valle de aconcagua;;;DO
  a Casablanca Valley;|casablanca|valle de casablanca;;;DO
  a San Antonio;|san antonio valley|valle de san antonio;;;DO
   a Leyda Valley;|leyda|valle de leyda;;;DO
   a Lo Abarca;;;;DO
   a Marga Marga;;;;DO
   p Rosario
  a? Zapallar;;;;DO
 p? Andes (Chile);andes chile
 r Atacama;;;;DO
  p Copiapó;copiapo
  a? Copiapó Valley;copiapo valley|valle de copiapo;;;DO
  p Entre Cordilleras
  p Huasco
  a? Huasco Valley;|valle del huasco;;;DO
  p Pisco Elqui
  a Secano Interior;;;;DO
 r Austral Region;|region austral;;;DO
  p Cautín;cautin
  a? Cautín Valley;cautin valley;;;DO
  p? Chile Chico
  p? Chiloé;chiloe
  p Osorno
  a? Osorno Valley;;;;DO
 r Central Valley;|valle central|chilean central valley|zentraltal;;;DO
  a Curicó Valley;curico valley|curico|valle de curico;;;DO
   p? Licantén;licanten
   p Lontué;lontue
   p? Lontué Valley;lontue valley
   p? Molina
   p Teno
   p? Teno Valley
  a Maipo Valley;|maipo|valle del maipo;;;DO
   p Alto Maipo;|maipo andes
   p? Buin
   p Isla de Maipo
   p Pirque
   p Puente Alto
   p? Talagante
  a Maule Valley;|maule|valle del maule;;;DO
   p Cauquenes
   p? Claro Valley
   p? Empedrado
   p Loncomilla
   p? Loncomilla Valley
   p? San Javier
   p? Sauzal
   p Tutuven
   p? Tutuvén Valley;tutuven valley
  a Rapel Valley;|rapel|valle del rapel;;;DO
   a Cachapoal Valley;|cachapoal|valle del cachapoal|valle de cachapoal;;;DO
    p Alto Cachapoal
    p Peumo
   a Colchagua Valley;|colchagua|valle de colchagua;;;DO
    a Apalta;;;;DO
    p Lolol
    a Los Lingues;;;;DO
    p Marchigüe;marchigue
    a Paredones;;;;DO
   p? Marchihue
   p? Peralillo
 r Coquimbo;;;;DO
  a Choapa Valley;|choapa;;;DO
  a Elqui Valley;|elqui|valle del elqui|valle de elqui;;;DO
  a Limarí Valley;limari valley|limari|valle del limari;;;DO
 p? Costa;|chile costa
 x? Pisco Chileno;|pisco de chile;;;GI
 r South Region;|southern region|sur|region del sur|southern regions;;;DO
  a Bío-Bío Valley;bio bio valley|bio bio|biobio|valle del bio bio;;;DO
  a Itata Valley;|itata|valle del itata;;;DO
   p? Chillán;chillan
   p? Coelemu
   p Guarilihue
   p? Quillón;quillon
  a Malleco Valley;|malleco|valle de malleco|valle del malleco;;;DO
   p? Traiguén;traiguen
CN
 p? Beijing
 x? Fenjiu;;;;GI
 p? Gansu
 p Guizhou
 x? Gujing Gong;|古井贡酒;;;GI
 r Hebei;|河北
  a? Changli;;;;GI
  a Huailai;|怀来|shacheng|沙城;;;GI
 r? Jilin
  p? Tonghua
 x? Langjiu;;;;GI
 r? Liaoning
  p? Huanren
 x? Luzhou Laojiao;|泸州老窖;;;GI
 x? Moutai;|maotai|kweichow moutai|贵州茅台酒;;;GI
 r Ningxia;|helan mountain east|宁夏|贺兰山东麓;;;GI
  p Helan Mountain
 p? Shaanxi
 r Shandong;|山东
  p Penglai;|蓬莱
  p? Qingdao
  a Yantai;|烟台;;;GI
 p Shanxi;|山西
 p Sichuan
 p? Tianjin
 x Wuliangye;|五粮液|wu liang ye;;;GI
 x? Xifeng;|西凤酒;;;GI
 r Xinjiang;|新疆
  p? Turpan;|吐鲁番
  p? Yanqi
 x? Yanghe Daqu;|洋河大曲;;;GI
 r Yunnan;|云南
  p? Deqin
  p Shangri-La;shangri la|香格里拉
 x 剑南春酒;|jian nan chun jiu|jian nan chun chiew;;;GI
 x 惠水黑糯米酒;|huishui hei nuo mi jiu;;;GI
 x 扳倒井酒;|ban dao jing jiu;;;GI
 a 桓仁冰酒;|huanren bing jiu;;;PGI;? s
 a 沙城葡萄酒;|shacheng pu tao jiu;;;PGI;? s
 a 烟台葡萄酒;|yantai pu tao jiu;;;PGI;? s
 x 绍兴酒;|shaoxing jiu;;;GI
 x 茅台酒（贵州茅台酒）;茅台酒 贵州茅台酒|moutai jiu kweichow moutai jiu|moutai chiew kweichow moutai chiew;;;GI
 a 贺兰山东麓葡萄酒;|helanshan dong lu pu tao jiu;;;PGI;? s
 x 高炉家酒（高炉酒）;高炉家酒 高炉酒|gao lu jia jiu|gao lu jiu;;;GI
CR
 x? Ron de Costa Rica;;;;GI
CU
 x? Cuba;|cuban rum|ron cubano;;;GI
 p Havana;|la habana
 p Santiago de Cuba
CY
 a Commandaria;|κουμανδαρια|commanderia;;;PDO;? fd
 p Krasochoria
 r? Krasochoria Lemesou
  p? Afames
  p? Laona
 a? Laona Akama;|λαονα ακαμα;;;PDO
 a? Larnaka;|larnaca|λαρνακα;;;PGI
 a? Lefkosia;|nicosia|λευκωσια;;;PGI
 a Limassol;|lemesos|λεμεσος;;;PGI
 a Paphos;|pafos|παφος;;;PGI
 a? Pitsilia;|πιτσιλια;;;PDO
 p Troodos
 p? Vouni Panagias-Ampelitis;vouni panagias ampelitis
 x? Ζιβανία;ζιβανια|zivania;;;GI
CZ
 r Bohemia;|cechy|bohmen|ceske zemske vino;;;PDO
  p? Chrámce;chramce
  a? Litoměřická;litomericka|litomerice;;;PDO
  a? Mělnická;melnicka;;;PDO
 x? Karlovarská hořká;karlovarska horka|becherovka;;;GI
 r Moravia;|morava|moravske zemske vino|mahren;;;PDO
  p? Blatnice;|modrotisk
  p Mikulov
  a? Mikulovská;mikulovska;;;PDO
  a? Novosedelské Slámové víno;novosedelske slamove vino;;;PDO
  a? Slovácká;slovacko;;;PDO
  a? Velkopavlovická;velkopavlovicka|velke pavlovice;;;PDO
  a? Znojemská;znojemska;;;PDO
  a Znojmo;;;;PDO
  a? Šobes;sobes|sobeske vino;;;PDO
 p Pilsen;|plzen
 x? Slivovice;|moravska slivovice;;;GI
 p Žatec;zatec|saaz
DE
 r Ahr;;;;PDO
  p? Ahrweiler
  p? Altenahr
  p? Bad Neuenahr
  p? Dernau
  p? Heimersheim
  p? Heppingen
  p? Marienthal
  p? Mayschoß;mayschoss
  p? Rech
  p? Recher
  p? Walporzheim
  p? Walporzheim-Ahrtal;walporzheim ahrtal
 x? Allgäuer Obstler;allgauer obstler;;;GI
 r Baden;|badischer;;;PDO
  p? Baden-Baden;baden baden
  p? Badische Bergstraße;badische bergstrasse
  p? Bickensohl
  p? Bischoffingen
  p? Blankenhornsberg
  p~ Bodensee;|lake constance
  p? Bombach
  p~ Breisgau
  p? Burkheim
  p? Durbach
  p? Efringen-Kirchen;efringen kirchen
  p? Endingen
  p? Freiburg
  p? Hagnau
  p? Hecklingen
  p? Jechtingen
  s~ Kaiserstuhl
   p~ Achkarren
   p~ Ihringen
   p~ Oberrotweil
  p~ Kraichgau
  p? Königschaffhausen;konigschaffhausen
  p? Laufen
  p? Malterdingen
  p~ Markgräflerland;markgraflerland
  p? Meersburg
  p? Michelfeld
  p? Müllheim;mullheim
  p? Neuweier
  p? Oberkirch
  p~ Ortenau
  p? Salem
  p? Sasbachwalden
  p? Staufen
  p? Sulzfeld (Baden);sulzfeld baden
  p~ Tauberfranken
  p? Taubertal
  s~ Tuniberg
   p~ Merdingen
 p Bavaria;|bayern
 x Bayerischer Blutwurz;;;;GI
 x Bayerischer Bärwurz;bayerischer barwurz;;;GI
 x? Bayerischer Gebirgsenzian;;;;GI
 x? Bayerischer Kräuterlikör;bayerischer krauterlikor;;;GI
 x? Bayerischer Whisky;;;;GI
 x? Bayerisches Kirschwasser;;;;GI
 x? Benediktbeurer Klosterlikör;benediktbeurer klosterlikor;;;GI
 x? Bergischer Korn;|kornbrand bergischer;;;GI
 x Berliner Kümmel;berliner kummel;;;GI
 x? Blutwurz;;;;GI
 x? Bodensee-Obstler;bodensee obstler;;;GI
 x? Bärwurz;barwurz;;;GI
 x? Chiemseer Klosterlikör;chiemseer klosterlikor;;;GI
 a? Deutscher Wein;|german wine|deutscher tafelwein;;;no-GI
 x? Deutscher Weinbrand;;;;GI
 x? Emsländer Korn;emslander korn|kornbrand emslander;;;GI
 x? Ettaler Klosterlikör;ettaler klosterlikor;;;GI
 r Franken;|franconia|franconie|frankenland|frankonia;;;PDO
  p? Bürgstadt;burgstadt
  p? Castell
  p? Escherndorf
  p? Frickenhausen
  p? Großheubach;grossheubach
  p? Homburg
  p? Iphofen
  p? Klingenberg
  p? Maindreieck
  p? Mainviereck
  p? Nordheim
  p? Randersacker
  p? Retzstadt
  p? Rödelsee;rodelsee
  p? Röttingen;rottingen
  p? Sommerhausen
  p? Steigerwald
  p? Stetten
  p? Sulzfeld
  p? Tauberrettersheim
  p? Thüngersheim;thungersheim
  p? Volkach
  p? Würzburg;wurzburg
 x? Fränkischer Obstler;frankischer obstler;;;GI
 x? Fränkisches Kirschwasser;frankisches kirschwasser;;;GI
 x? Fränkisches Zwetschgenwasser;frankisches zwetschgenwasser;;;GI
 x Hamburger Kümmel;hamburger kummel|hamburg s kummel;;;GI
 x? Haselünner Korn;haselunner korn|kornbrand haselunner;;;GI
 x? Hasetaler Korn;|kornbrand hasetaler;;;GI
 r Hessische Bergstrasse;;;;PDO
  p? Starkenburg
  p? Umstadt
 x? Hüttentee;huttentee;;;GI
 x? Korn;|kornbrand;;;GI
 x? Königsberger Bärenfang;konigsberger barenfang;;;GI
 r Mittelrhein;;;;PDO
  p? Bacharach
  p? Boppard
  p? Engehöll;engeholl
  p? Kaub
  p? Leutesdorf
  p? Loreley
  p? Oberwesel
  p? Siebengebirge
  p? Steeg
 r Mosel;|mosel saar ruwer|moselle germany|moselle|mosela|мозель|モーゼル|mozela;;;PDO;?w s;Riesling
  p? Ayl
  p~ Bernkastel;|bernkastel kues
  p? Brauneberg
  p? Bremm
  p? Briedel
  p? Burg
  p? Burg Cochem
  p? Cochem
  p? Detzem
  p? Dhron
  p? Eitelsbach
  p? Enkirch
  p? Erden
  p? Filzen
  p? Graach
  p? Kanzem
  p? Kasel
  p? Kesten
  p? Kinheim
  p? Klüsserath;klusserath
  p? Konz
  p? Krettnach
  p? Kröv;krov
  p? Leiwen
  p? Lieser
  p? Longuich
  p? Lösnich;losnich
  p? Maring-Noviand;maring noviand
  p? Mehring
  p? Mertesdorf
  p~ Mittelmosel
  p? Moseltor
  p? Mülheim (Mosel);mulheim mosel
  p? Neumagen-Dhron;neumagen dhron
  p? Niedermennig
  p? Nittel
  p? Oberemmel
  p? Obermosel
  p? Ockfen
  p? Perl
  p? Piesport
  p? Pünderich;punderich
  p? Reil
  p~ Ruwer
  p~ Saar
  p? Saarburg
  p? Scharzhofberg
  p? Serrig
  p~ Terrassenmosel
  p? Thörnich;thornich
  p? Traben-Trarbach;traben trarbach
  p? Trier
  p? Trittenheim
  p? Waldrach
  p? Wehlen
  p? Wiltingen
  p? Winningen
  p? Wintrich
  p? Zell
  p? Zeltingen;|zeltingen rachtig
  p? Ürzig;urzig
 x Münchener Kümmel;munchener kummel|munchner kummel;;;GI
 x? Münsterländer Korn;munsterlander korn|kornbrand munsterlander;;;GI
 r Nahe;;;;PDO
  p? Altenbamberg
  p? Bad Kreuznach
  p? Bockenau
  p? Burg Layen
  p? Dorsheim
  p? Duchroth
  p? Langenlonsheim
  p? Meddersheim
  p? Monzingen
  p? Münster-Sarmsheim;munster sarmsheim
  p? Nahetal
  p? Niederhausen
  p? Norheim
  p? Oberhausen
  p? Roxheim
  p? Rümmelsheim;rummelsheim
  p? Schlossböckelheim;schlossbockelheim
  p? Traisen
  p? Wallhausen
  p? Windesheim
 x? Ostfriesischer Korngenever;;;;GI
 x? Ostpreußischer Bärenfang;ostpreussischer barenfang;;;GI
 r Pfalz;|palatinate|rheinpfalz|palatinat|palatinado|palatinato|пфальц|ファルツ;;;PDO
  p? Bad Dürkheim;bad durkheim
  p? Birkweiler
  p? Burrweiler
  p? Deidesheim
  p? Duttweiler
  p? Edenkoben
  p? Ellerstadt
  p? Forst;|forst an der weinstrasse
  p? Freinsheim
  p? Friedelsheim
  p? Gimmeldingen
  p? Gleisweiler
  p? Großkarlbach;grosskarlbach
  p? Haardt
  p? Ilbesheim
  p? Kallstadt
  p? Königsbach;konigsbach
  p? Landau
  p? Laumersheim
  p? Leinsweiler
  p? Maikammer
  p~ Mittelhaardt
  p? Mittelhaardt-Deutsche Weinstraße;mittelhaardt deutsche weinstrasse
  p? Mußbach;mussbach
  p? Neustadt;|neustadt an der weinstrasse
  p? Rhodt
  p? Ruppertsberg
  p? Schweigen
  p? Siebeldingen
  p~ Südliche Weinstrasse;sudliche weinstrasse
  p? Ungstein
  p? Wachenheim
  p? Zellertal
 x? Pfälzer Weinbrand;pfalzer weinbrand;;;GI
 r Rhein;|rhin|rhine
 x? Rheinberger Kräuter;rheinberger krauter;;;GI
 r Rheingau;;;;PDO;?w s;Riesling
  p? Assmannshausen
  p? Eltville
  p? Erbach
  p? Flörsheim;florsheim
  p? Geisenheim
  p? Hallgarten
  p? Hattenheim
  p? Hochheim
  p? Johannisberg
  p? Kiedrich
  p? Lorch
  p? Martinsthal
  p? Mittelheim
  p? Oestrich;|oestrich winkel
  p? Rauenthal
  p? Rüdesheim;rudesheim|rudesheim am rhein
  p? Schloss Johannisberg
  p? Steinberg
  p? Walluf
  p? Wiesbaden
  p? Winkel
 r Rheinhessen;|rhine hesse|rhenish hesse|rhinehesse|hesse;;;PDO
  p? Alzey
  p? Appenheim
  p? Bechtheim
  p? Bingen
  p? Bingen-Scharlachberg;bingen scharlachberg
  p? Bodenheim
  p? Dalsheim
  p? Dienheim
  p? Dittelsheim
  p? Flörsheim-Dalsheim;florsheim dalsheim
  p? Gau-Odernheim;gau odernheim
  p? Gundheim
  p? Guntersblum
  p? Hohen-Sülzen;hohen sulzen
  p? Ingelheim
  p? Mettenheim
  p? Nackenheim
  p? Nieder-Flörsheim;nieder florsheim
  p? Nierstein
  p? Oppenheim
  p? Roter Hang
  p? Saulheim
  p? Siefersheim
  p? Stadecken-Elsheim;stadecken elsheim
  p? Westhofen
  p? Wonnegau
  p? Worms
 r Saale-Unstrut;saale unstrut;;;PDO
  p? Mansfelder Seen
  p? Schloss Neuenburg
  p? Thüringen;thuringen
 r Sachsen;|saxony;;;PDO
  p? Elstertal
  p? Meißen;meissen
 p Schwarzwald;|black forest
 x? Schwarzwälder Himbeergeist;schwarzwalder himbeergeist;;;GI
 x? Schwarzwälder Kirschwasser;schwarzwalder kirschwasser;;;GI
 x? Schwarzwälder Mirabellenwasser;schwarzwalder mirabellenwasser;;;GI
 x? Schwarzwälder Williamsbirne;schwarzwalder williamsbirne;;;GI
 x? Schwarzwälder Zwetschgenwasser;schwarzwalder zwetschgenwasser;;;GI
 x? Sendenhorster Korn;|kornbrand sendenhorster;;;GI
 x? Steinhäger;steinhager;;;GI
 a Uhlen Blaufüsser Lay;uhlen blaufusser lay;;;PDO;? s
 a Uhlen Laubach;;;;PDO;? s
 a Uhlen Roth Lay;;;;PDO;? s
 r Württemberg;wurttemberg|wuerttemberg;;;PDO
  s? Bayerischer Bodensee
  p? Brackenheim
  p? Bönnigheim;bonnigheim
  p? Fellbach
  p? Heilbronn
  p? Kocher-Jagst-Tauber;kocher jagst tauber
  p? Neckarsulm
  p? Oberer Neckar
  p? Remstal-Stuttgart;remstal stuttgart
  p? Schnait
  p? Schwaigern
  p? Stetten (Remstal);stetten remstal
  p? Stuttgart
  p? Untertürkheim;unterturkheim
  p? Verrenberg
  p? Weinsberg
  p? Württembergisch Unterland;wurttembergisch unterland
 a Würzburger Stein-Berg;wurzburger stein berg;;;PDO;? s
DK
 a Bornholm;;;;PGI
 x? Dansk Akvavit;|dansk aquavit|danish aquavit;;;GI
 a? Dons;;;;PDO;? b
 a Funen;|fyn;;;PGI
 a Jutland;|jylland;;;PGI
 p Lyø;lyo
 p? Zealand
 a Zealand Denmark;|sjaelland;;;PGI
DO
 x? Ron Dominicano;|dominican rum;;;GI
DZ
 p? Aïn Bessem-Bouira;ain bessem bouira
 a? Coteaux de Mascara;;;;AOC
 a? Coteaux de Tlemcen;;;;AOC
 p? Dahra
 p Mascara
 p? Médéa;medea
 p Tlemcen
 p? Zaccar
EE
 x? Estonian vodka;|eesti viin;;;GI
EG
 p Alexandria
 p? El Gouna
 p? Nubariya
ES
 x? Aguardiente de sidra de Asturias;;;;GI
 r Andalusia;|andalucia|andalusien|andalousie|andaluzija|андалусия;;;;?w fs
  p? Altiplano de Senés;altiplano de senes
  a? Bailén;bailen;;;PGI VT
  p Brandy de Jerez
  a Condado de Huelva;;;;PDO DO
  a? Cumbres del Guadalfeo;;;;PGI VT
  a Cádiz;cadiz;;;PGI VT
  a? Córdoba;cordoba;;;PGI VT
  a? Desierto de Almería;desierto de almeria;;;PGI VT
  a Granada;;;;PDO DO
  a Jerez;|jerez xeres sherry|jerez de la frontera|xerez|херес|シェリー;;;PDO DO;?w f;Palomino Fino|Pedro Ximénez
  a? Laderas del Genil;;;;PGI VT
  a Laujar-Alpujarra;laujar alpujarra;;;PGI VT
  a Lebrija;;;;PDO DO;? fs
  a? Los Palacios;;;;PGI VT
  a Manzanilla;|manzanilla sanlucar de barrameda|sanlucar de barrameda;;;PDO DO;?w f;Palomino Fino
  a Montilla-Moriles;montilla moriles;;;PDO DO;?w fs;Pedro Ximénez
  a Málaga;malaga;;;PDO DO
  a? Norte de Almería;norte de almeria;;;PGI VT
  a? Ribera del Andarax;;;;PGI VT
  a? Sierra Norte de Sevilla;;;;PGI VT
  a? Sierra Sur de Jaén;sierra sur de jaen;;;PGI VT
  a? Sierras de Las Estancias y Los Filabres;;;;PGI VT
  a Sierras de Málaga;sierras de malaga;;;PDO DO;? s
   p Ronda
  a? Torreperogil;;;;PGI VT
  a? Villaviciosa de Córdoba;villaviciosa de cordoba;;;PGI VT
 x? Anís Paloma Monforte del Cid;anis paloma monforte del cid;;;GI
 x? Anís español;anis espanol;;;GI
 x? Aperitivo Café de Alcoy;aperitivo cafe de alcoy;;;GI
 r Aragon;|aragonien|aragonia
  a Aylés;ayles;;;PDO DO
  a Bajo Aragón;bajo aragon;;;PGI VT
  a Calatayud;;;;PDO DO
  a Campo de Borja;;;;PDO DO
  a Cariñena;carinena;;;PDO DO
  a? Ribera del Gállego - Cinco Villas;ribera del gallego cinco villas;;;PGI VT
  a Ribera del Jiloca;;;;PGI VT
  a Somontano;;;;PDO DO
  a? Urbezo;;;;PDO DO
  a Valdejalón;valdejalon;;;PGI VT
  a? Valle del Cinca;;;;PGI VT
 r Asturias
  a Cangas;;;;PDO DO
  p Sidra de Asturias
 r Balearic Islands;|baleares|illes balears|balearerna|balearen|islas baleares|balearene;;;PGI VT
  a Binissalem;|binissalem mallorca;;;PDO DO
  a Formentera;;;;PGI VT
  a Ibiza;|eivissa;;;PGI VT
  a? Isla de Menorca;|illa de menorca;;;PGI VT
  a Mallorca;|majorca;;;PGI VT
  p Menorca
  a Pla i Llevant;;;;PDO DO
  a? Serra de Tramuntana-Costa Nord;serra de tramuntana costa nord;;;PGI VT
 r Basque Country;|pais vasco|euskadi|baskien|baskerland|baskenland|pays basque
  a Arabako Txakolina;|chacoli de alava|txakoli de alava;;;PDO DO
  a Bizkaiko Txakolina;|chacoli de vizcaya|chacoli de bizkaia|txakoli de bizkaia;;;PDO DO
  a Getariako Txakolina;|chacoli de getaria|txakoli|txakolina|txakoli de getaria;;;PDO DO
  p~ Rioja Alavesa;;Rioja
 x? Brandy del Penedés;brandy del penedes;;;GI
 r Canary Islands;|canarias|islas canarias|kanarioyene|kanarieoarna|kanarische inseln|kanarian saaret|iles canaries;;;PDO DO;? s
  a El Hierro;;;;PDO DO
  p Fuerteventura
  a Gran Canaria;;;;PDO DO
  a La Gomera;;;;PDO DO
  a La Palma;;;;PDO DO
  a Lanzarote;;;;PDO DO
  s Tenerife
   a Abona;;;;PDO DO
   a Tacoronte-Acentejo;tacoronte acentejo;;;PDO DO
   a Valle de Güímar;valle de guimar;;;PDO DO
   a Valle de la Orotava;;;;PDO DO
   a Ycoden-Daute-Isora;ycoden daute isora;;;PDO DO
 r Cantabria
  a? Costa de Cantabria;;;;PGI VT
  a? Liébana;liebana;;;PGI VT
 x? Cantueso Alicantino;;;;GI
 r Castilla y León;castilla y leon|castile and leon|castile leon|kastilien leon|kastilia leon|kastilien und leon|de castilla y leon|vino de la tierra de castilla y leon|tierra de castilla y leon|castille et leon|кастилия и леон|castilla leon;;;PGI VT;?rpw s
  a? Abadía Retuerta;abadia retuerta;;;PDO DO
  p? Aranda de Duero
  a Arlanza;;;;PDO DO;? s
  a Arribes;;;;PDO DO
  p? Arribes del Duero
  a Bierzo;;;;PDO DO;?rw s;Jaen|Gouveio
  a Cebreros;;;;PDO DO
  a Cigales;;;;PDO DO
  a? Dehesa Peñalba;dehesa penalba;;;PDO DO
  a Dominio de Valdepusa;;Castilla-La Mancha;;PDO DO
  p? Peñafiel;penafiel
  a Ribera del Duero;;;;PDO DO;?rpw s;Tempranillo
  p? Roa
  a Rueda;;;;PDO DO;?w s;Verdejo|Sauvignon Blanc
  p? Sardón de Duero;sardon de duero
  a Sierra de Salamanca;;;;PDO DO;? s
  a Tierra de León;tierra de leon|leon;;;PDO DO
  a Tierra del Vino de Zamora;;;;PDO DO
  a Toro;;;;PDO DO;?r s;Tempranillo
  a? Urueña;uruena;;;PDO DO
  a? Valles de Benavente;;;;PDO DO
  a Valtiendas;;;;PDO DO
 r Castilla-La Mancha;castilla la mancha|castile la mancha|kastilien la mancha|kastilia la mancha|castilla|de castilla|vino de la tierra de castilla|tierra de castilla|castille la manche|кастилья ла манча;;;PGI VT;? s
  a Almansa;;;;PDO DO
  a? Calzadilla;;;;PDO DO
  a? Campo de La Guardia;;;;PDO DO
  a Casa del Blanco;;;;PDO DO;? s
  a? Dehesa del Carrizal;;;;PDO DO
  a El Vicario;;;;PDO DO;? s
  a Finca Élez;finca elez;;;PDO DO
  a? Guijoso;;;;PDO DO
  a La Jaraba;;;;PDO DO;? s
  a La Mancha;;;;PDO DO
  a Los Cerrillos;;;;PDO DO;? s
  a Manchuela;;;;PDO DO;? s
  a Mondéjar;mondejar;;;PDO DO
  a Méntrida;mentrida;;;PDO DO
  a? Pago Florentino;;;;PDO DO
  p Pago Guijoso
  a Ribera del Júcar;ribera del jucar;;;PDO DO;? s
  p? Río Negro;rio negro
  p Toledo
  a Uclés;ucles;;;PDO DO
  a Valdepeñas;valdepenas;;;PDO DO;? s
  a? Vallegarcía;vallegarcia;;;PDO DO
 r Catalonia;|cataluna|catalunya|katalonien|katalonia|catalogne|catalogna|catalunha|katalonija|каталония|カタルーニャ;;;PDO DO;?rw s
  a Alella;;;;PDO DO;? s
  a Conca de Barberà;conca de barbera;;;PDO DO
  p Corpinnat
  a Costers del Segre;;;;PDO DO
  a Empordà;emporda|emporda costa brava|ampurdan;;;PDO DO;? s
  a Montsant;;;;PDO DO
  a Penedès;penedes|classic penedes;;;PDO DO
  a Pla de Bages;;;;PDO DO
  a Priorat;|priorato;;;PDO DOQ;?rw s;Grenache|Carignan
  a Tarragona;;;;PDO DO
  a Terra Alta;;;;PDO DO
 a^ Cava;;;Catalonia|Aragon|Rioja|Navarra|Valencia|Extremadura|Basque Country;PDO DO;?pw b;Xarel·lo|Viura|Parellada
  p~ Comtats de Barcelona
  p~ Conca del Gaià;conca del gaia
  p~ Ebro Valley;|valle del ebro
  p~ Pla de Ponent
  p~ Requena
  p~ Serra de Mar
  p~ Serra de Prades
  p~ Valls d'Anoia-Foix;valls d anoia foix
  p~ Viñedos de Almendralejo;vinedos de almendralejo
 x? Cazalla;;;;GI
 x? Chinchón;chinchon;;;GI
 r Extremadura;;;;PGI VT
  a Ribera del Guadiana;;;;PDO DO
 r Galicia;|galicien|galizien|galice|galiza|галисия|galicja;;;;?w s
  a? Barbanza e Iria;;;;PGI VT
  a? Betanzos;;;;PGI VT
  a Monterrei;;;;PDO DO
  a Ribeira Sacra;;;;PDO DO
  a? Ribeiras do Morrazo;ribeiras morrazo|;;;PGI VT
  a Ribeiro;;;;PDO DO;? s
  a Rías Baixas;rias baixas|rias bajas;;;PDO DO;?w s;Albariño
   p~ Condado do Tea;condado tea|
   p~ O Rosal
   p~ Ribeira do Ulla;ribeira ulla|
   p~ Soutomaior
   p~ Val do Salnés;val salnes|val do salnes
  a Valdeorras;;;;PDO DO
  a? Valle del Miño-Ourense;valle del mino ourense|val mino ourense|val do mino ourense;;;PGI VT
 x? Gin de Mahón;gin de mahon|mahon;;;GI
 x? Herbero de la Sierra de Mariola;;;;GI
 x? Hierbas Ibicencas;;;;GI
 x Hierbas de Mallorca;|herbes de mallorca;;;GI
 r La Rioja region;|comunidad de la rioja;;;;?rpw s
  p? Elciego
  p? Haro
  p? Laguardia
  a Rioja;|rioja doca|la rioja|риоха|リオハ|里奥哈;;;DOCa PDO;?rpw s;Tempranillo|Grenache|Viura
   p~ Badarán;badaran
   p~ Baños de Río Tobía;banos de rio tobia
   p~ Cañas;canas
   p~ Cordovín;cordovin
   p~ Cárdenas;cardenas
   p~ Rioja Alta
   p~ Rioja Oriental;|rioja baja
  p? San Vicente de la Sonsierra
  a? Valles de Sadacia;;;;PGI VT
  p? Álava;alava|alavesa
 r Levante;;;;;?r s
  a Murcia;|region de murcia;;;PGI VT;?r s
   a Bullas;;;;PDO DO
   a Jumilla;;;;PDO DO;?r s;Mourvèdre
   a Yecla;;;;PDO DO
  a Valencia;|comunidad valenciana|valencian community|comunitat valenciana|valencia region;;;PDO DO;? s
   a Alicante;;;;PDO DO
   a? Castelló;castello;;;PGI VT
   a Chozas Carrascal;;;;PDO DO;? s
   a? Los Balagueses;;;;PDO DO
   p Pago Los Balagueses
   a Terrerazo;|el terrerazo;;;PDO DO
   a? Tharsys;;;;PDO DO
   a Utiel-Requena;utiel requena;;;PDO DO
   a? Vera de Estenas;;;;PDO DO
 x? Licor café de Galicia;licor cafe de galicia;;;GI
 x? Licor de hierbas de Galicia;;;;GI
 a Madrid;|vinos de madrid|comunidad de madrid;;;PDO DO
 r Navarra;|navarre|navarra ribera baja;;;PDO DO
  a? 3 Riberas;;;;PGI VT
  a? Bolandin;;;;PDO DO
  a? Larrainzar;;;;PDO DO
  p Pacharán Navarro;pacharan navarro
  a Pago de Arínzano;pago de arinzano|arinzano;;;PDO DO
  a Pago de Otazu;|otazu;;;PDO DO
  a Prado de Irache;;;;PDO DO
  a? Ribera del Queiles;;;;PGI VT
 x? Ojén;ojen;;;GI
 x? Orujo de Galicia;;;;GI
 x? Pacharán;pacharan;;;GI
 x? Pacharán navarro;-;;;GI
 x? Palo de Mallorca;;;;GI
 x? Ratafia catalana;;;;GI
 r? Region of Murcia
  a? Campo de Cartagena;;;;PGI VT
 x? Resoli;;;;GI
 x? Ron de Granada;;;;GI
 x? Ron de Málaga;ron de malaga;;;GI
 x? Ronmiel de Canarias;|ronmiel;;;GI
 x? Rute;|anis de rute;;;GI
 p^ Sierra de Gredos;|gredos;;Castilla y León|Castilla-La Mancha|Madrid
 a? Vino de España;vino de espana|vino de mesa;;;no-GI
 x? Whisky español;whisky espanol;;;GI
ET
 p? Ziway;|rift valley
FI
 p Helsinki
 p Lapland;|lappi
 p Pirkanmaa
 p Satakunta
 x? Suomalainen Marjalikööri;suomalainen marjalikoori|suomalainen hedelmalikoori|finnish berry liqueur;;;GI
 x? Suomalainen Vodka;|finsk vodka|vodka of finland|finnish vodka;;;GI
 p Uusimaa
 p Åland;aland
FR
 r Alsace;|elsass|alsatia|alsass|alsazia|alsacia|alzacja|alsasko|alzacija|эльзас|アルザス|elzas|elsassia;;;;?rpw bs
  a Alsace Bergheim;;;;AOC PDO;w s
  a Alsace Blienschwiller;;;;AOC PDO;w s
  a Alsace Coteaux du Haut Koenigsbourg;;;;AOC PDO;w s
  a Alsace Côte de Rouffach;alsace cote de rouffach;;;PDO;rw s
  a Alsace Côtes de Barr;alsace cotes de barr;;;AOC PDO;w s
  s Alsace Grand Cru;|grand cru alsace;;;;? s
   c Alsace Grand Cru Altenberg de Bergbieten;+altenberg de bergbieten|;;;AOC PDO; s
   c Alsace Grand Cru Altenberg de Bergheim;+altenberg de bergheim|;;;AOC PDO; s
   c Alsace Grand Cru Altenberg de Wolxheim;+altenberg de wolxheim|;;;AOC PDO; s
   c Alsace Grand Cru Brand;+brand|;;;AOC PDO; s
   c Alsace Grand Cru Bruderthal;+bruderthal|;;;AOC PDO; s
   c Alsace Grand Cru Eichberg;+eichberg|;;;AOC PDO; s
   c Alsace Grand Cru Engelberg;+engelberg|;;;AOC PDO; s
   c Alsace Grand Cru Florimont;+florimont|;;;AOC PDO; s
   c Alsace Grand Cru Frankstein;+frankstein|;;;AOC PDO; s
   c Alsace Grand Cru Froehn;+froehn|;;;AOC PDO; s
   c Alsace Grand Cru Furstentum;+furstentum|;;;AOC PDO; s
   c Alsace Grand Cru Geisberg;+geisberg|;;;AOC PDO; s
   c Alsace Grand Cru Gloeckelberg;+gloeckelberg|;;;AOC PDO; s
   c Alsace Grand Cru Goldert;+goldert|;;;AOC PDO; s
   c Alsace Grand Cru Hatschbourg;+hatschbourg|;;;AOC PDO; s
   c Alsace Grand Cru Hengst;+hengst|;;;AOC PDO; s
   c Alsace Grand Cru Kanzlerberg;+kanzlerberg|;;;AOC PDO; s
   c Alsace Grand Cru Kastelberg;+kastelberg|;;;AOC PDO; s
   c Alsace Grand Cru Kessler;+kessler|;;;AOC PDO; s
   c Alsace Grand Cru Kirchberg de Barr;+kirchberg de barr|;;;AOC PDO; s
   c Alsace Grand Cru Kirchberg de Ribeauvillé;+kirchberg de ribeauville|alsace grand cru kirchberg de ribeauville;;;AOC PDO; s
   c Alsace Grand Cru Kitterlé;+kitterle|alsace grand cru kitterle;;;AOC PDO; s
   c Alsace Grand Cru Mambourg;+mambourg|;;;AOC PDO; s
   c Alsace Grand Cru Mandelberg;+mandelberg|;;;AOC PDO; s
   c Alsace Grand Cru Marckrain;+marckrain|;;;AOC PDO; s
   c Alsace Grand Cru Moenchberg;+moenchberg|;;;AOC PDO; s
   c Alsace Grand Cru Muenchberg;+muenchberg|;;;AOC PDO; s
   c Alsace Grand Cru Ollwiller;+ollwiller|;;;AOC PDO; s
   c Alsace Grand Cru Osterberg;+osterberg|;;;AOC PDO; s
   c Alsace Grand Cru Pfersigberg;+pfersigberg|;;;AOC PDO; s
   c Alsace Grand Cru Pfingstberg;+pfingstberg|;;;AOC PDO; s
   c Alsace Grand Cru Praelatenberg;+praelatenberg|;;;AOC PDO; s
   c Alsace Grand Cru Rangen;+rangen|;;;PDO AOC; s
   c Alsace Grand Cru Saering;+saering|;;;PDO AOC; s
   c Alsace Grand Cru Schlossberg;+schlossberg|;;;PDO AOC; s
   c Alsace Grand Cru Schoenenbourg;+schoenenbourg|;;;PDO AOC; s
   c Alsace Grand Cru Sommerberg;+sommerberg|;;;PDO AOC; s
   c Alsace Grand Cru Sonnenglanz;+sonnenglanz|;;;PDO AOC; s
   c Alsace Grand Cru Spiegel;+spiegel|;;;AOC PDO; s
   c Alsace Grand Cru Sporen;+sporen|;;;AOC PDO; s
   c Alsace Grand Cru Steinert;+steinert|;;;PDO AOC; s
   c Alsace Grand Cru Steingrubler;+steingrubler|;;;AOC PDO; s
   c Alsace Grand Cru Steinklotz;+steinklotz|;;;AOC PDO; s
   c Alsace Grand Cru Vorbourg;+vorbourg|;;;AOC PDO; s
   c Alsace Grand Cru Wiebelsberg;+wiebelsberg|;;;AOC PDO; s
   c Alsace Grand Cru Wineck-Schlossberg;+wineck schlossberg|alsace grand cru wineck schlossberg;;;AOC PDO; s
   c Alsace Grand Cru Winzenberg;+winzenberg|;;;AOC PDO; s
   c Alsace Grand Cru Zinnkoepflé;+zinnkoepfle|alsace grand cru zinnkoepfle;;;AOC PDO; s
   c Alsace Grand Cru Zotzenberg;+zotzenberg|;;;AOC PDO; s
   c Alsace grand cru Kaefferkopf;+kaefferkopf|;;;PDO AOC; s
   c Alsace grand cru Rosacker;+rosacker|;;;AOC PDO; s
  a Alsace Ottrott;;;;AOC PDO;r s
  a Alsace Rodern;;;;AOC PDO;r s
  a Alsace Saint-Hippolyte;alsace saint hippolyte;;;AOC PDO;r s
  a Alsace Scherwiller;;;;AOC PDO;w s
  a Alsace Val Saint Grégoire;alsace val saint gregoire;;;AOC PDO;w s
  a Alsace Vallée Noble;alsace vallee noble;;;AOC PDO;w s
  a Alsace Wolxheim;;;;AOC PDO;w s
  a Crémant d'Alsace;cremant d alsace|cremant alsace;;;AOC PDO;pw bs
 r Armagnac;;;;AOC PDO
  a~ Bas-Armagnac;bas armagnac;;;AOC PDO
  a Blanche Armagnac;;;;AOC PDO
  a~ Haut-Armagnac;haut armagnac;;;AOC PDO
  a~ Ténarèze;tenareze|armagnac tenareze;;;AOC PDO
 x? Armagnac-Ténarèze;-;;;GI
 a^ Atlantique;;;Bordeaux|South West|Cognac;PGI;rpw s
 p Auvergne
 x? Bitter d'Alsace;bitter d alsace;;;GI
 r Bordeaux;|bordeaux rouge|bordeaux blanc|бордо|ボルドー|波尔多|보르도|μπορντο;;;AOC PDO;rpw bsd
  a Blaye;|cotes de blaye|blaye cotes de bordeaux|premieres cotes de blaye;;;PDO AOC;rw s
  a Bordeaux Supérieur;bordeaux superieur;;;PDO AOC;rw s
  a Bordeaux haut-benauge;bordeaux haut benauge;;;AOC PDO
  a Cadillac;;;;PDO AOC;w s;Sémillon|Sauvignon Blanc|Muscadelle
  a Crémant de Bordeaux;cremant de bordeaux;;;AOC PDO;pw bs
  a Côtes de Bordeaux;cotes de bordeaux|cotes de bordeaux castillon|castillon cotes de bordeaux|cotes de castillon;;;PDO AOC;rw s
   a Cadillac Côtes de Bordeaux;cadillac cotes de bordeaux;;;PDO AOC;?r
   a Côtes de Bordeaux Blaye;cotes de bordeaux blaye;;;AOC PDO;rw s
   a Côtes de Bordeaux Francs;cotes de bordeaux francs;;;AOC PDO;rw s
   a Côtes de Bordeaux Sainte-Foy;cotes de bordeaux sainte foy;;;AOC PDO;rw s
   a Côtes-de-Bordeaux saint-Macaire;cotes de bordeaux saint macaire|maint macaire;;;PDO AOC;w s
   a Francs Côtes de Bordeaux;francs cotes de bordeaux|cotes de francs|bordeaux cotes de francs;;;PDO AOC;?r
  a Côtes de Bourg;cotes de bourg|bourg|bourgeais;;;PDO AOC
  a Entre-Deux-Mers;entre deux mers;;;PDO AOC;rw s;Sémillon|Sauvignon Blanc|Muscadelle
  a Graves;;;;PDO AOC;rw sd
   a Barsac;;;;PDO AOC;w d;Sémillon|Sauvignon Blanc
   a Cérons;cerons;;;PDO AOC;w s
   a Graves Supérieures;graves superieures;;;PDO;?w
   a Pessac-Léognan;pessac leognan;;;PDO AOC;rw s
   a Sauternes;;;;PDO AOC;w d;Sémillon|Sauvignon Blanc
  a Graves de Vayres;;;;PDO AOC;rw s;Sémillon|Sauvignon Blanc|Muscadelle
  s Libournais;;;;;?r s
   a Canon-Fronsac;canon fronsac;;;PDO AOC;r s
   a Fronsac;;;;PDO AOC;r s
   a Lalande-de-Pomerol;lalande de pomerol;;;PDO AOC;r s
   a Lussac-Saint-Émilion;lussac saint emilion|lussac st emilion;;;PDO AOC;r s;Merlot|Cabernet Sauvignon|Cabernet Franc
   a Montagne-Saint-Émilion;montagne saint emilion|montagne st emilion;;;PDO AOC;r s;Merlot|Cabernet Sauvignon|Cabernet Franc
   a Pomerol;;;;PDO AOC;r s;Merlot|Cabernet Franc
   a Puisseguin-Saint-Émilion;puisseguin saint emilion|puisseguin st emilion;;;PDO AOC;r s;Merlot|Cabernet Sauvignon|Cabernet Franc
   a Saint-Georges-Saint-Émilion;saint georges saint emilion;;;PDO AOC;r s;Merlot|Cabernet Sauvignon|Cabernet Franc
   a Saint-Émilion;saint emilion|st emilion;;;PDO AOC;r s;Merlot|Cabernet Sauvignon|Cabernet Franc
    a Saint-Émilion Grand Cru;saint emilion grand cru|st emilion grand cru;;;PDO AOC;r s;Merlot|Cabernet Sauvignon|Cabernet Franc
  a Loupiac;;;;PDO AOC;w s;Sémillon|Sauvignon Blanc|Muscadelle
  a Médoc;medoc;;;PDO AOC;r s;Cabernet Sauvignon|Merlot|Cabernet Franc
   a Haut-Médoc;haut medoc;;;PDO AOC;r s;Cabernet Sauvignon|Merlot|Cabernet Franc
    a Listrac-Médoc;listrac medoc|listrac;;;PDO AOC
    a Margaux;;;;PDO AOC;r s;Cabernet Sauvignon|Merlot
    a Moulis-en-Médoc;moulis en medoc|moulis;;;PDO AOC; s
    a Pauillac;;;;PDO AOC;r s;Cabernet Sauvignon|Merlot
    a Saint-Estèphe;saint estephe|st estephe;;;PDO AOC;r s;Cabernet Sauvignon|Merlot
    a Saint-Julien;saint julien|st julien;;;PDO AOC;r s;Cabernet Sauvignon|Merlot
  a Premières Côtes de Bordeaux;premieres cotes de bordeaux;;;PDO AOC;rw s;Sémillon|Sauvignon Blanc|Muscadelle
  a Sainte-Croix-du-Mont;sainte croix du mont;;;PDO AOC;w s;Sémillon|Sauvignon Blanc|Muscadelle
  a Sainte-Foy-Bordeaux;sainte foy bordeaux;;;PDO AOC;?rw
 x? Brandy français;brandy francais|brandy de france;;;GI
 r Brittany;|bretagne|bretagna|bretana
  a Cornouaille;;;;AOC PDO
  p Lambig
 r Burgundy;|bourgogne|burgund|borgogna|borgona|borgonha|burgundia|bourgogne rouge|bourgogne blanc|bourgogne pinot noir|bourgogne chardonnay|burgundsko|burgundija|бургундия|ブルゴーニュ|勃艮第|부르고뉴|bourgondie|burgundi|βουργουνδια;;;AOC PDO;rpw bs
  a Beaujolais;|божоле|ボージョレ|beaujole;;;AOC PDO;rpw s;Gamay|Chardonnay
   a Beaujolais Beaujeu;;;;AOC PDO;rpw s
   a Beaujolais Blacé;beaujolais blace;;;AOC PDO;rpw s
   a Beaujolais Cercié;beaujolais cercie;;;AOC PDO;rpw s
   a Beaujolais Charentay;;;;AOC PDO;rpw s
   a Beaujolais Chânes;beaujolais chanes;;;AOC PDO;rpw s
   a Beaujolais Denicé;beaujolais denice;;;AOC PDO;rpw s
   a Beaujolais Emeringes;;;;AOC PDO;rpw s
   a Beaujolais Jullié;beaujolais jullie;;;AOC PDO;rpw s
   a Beaujolais La Chapelle-de-Guinchay;beaujolais la chapelle de guinchay;;;AOC PDO;rpw s
   a Beaujolais Lancié;beaujolais lancie;;;AOC PDO;rpw s
   a Beaujolais Lantignié;beaujolais lantignie;;;AOC PDO;rpw s
   a Beaujolais Le Perréon;beaujolais le perreon;;;AOC PDO;rpw s
   a Beaujolais Les Ardillats;;;;AOC PDO;rpw s
   a Beaujolais Leynes;;;;AOC PDO;rpw s
   a Beaujolais Marchampt;;;;AOC PDO;rpw s
   a Beaujolais Montmelas-Saint-Sorlin;beaujolais montmelas saint sorlin;;;AOC PDO;rpw s
   a Beaujolais Odenas;;;;AOC PDO;rpw s
   a Beaujolais Pruzilly;;;;AOC PDO;rpw s
   a Beaujolais Quincié-en-Beaujolais;beaujolais quincie en beaujolais;;;AOC PDO;rpw s
   a Beaujolais Rivolet;;;;AOC PDO;rpw s
   a Beaujolais Romanèche-Thorins;beaujolais romaneche thorins;;;AOC PDO;rpw s
   a Beaujolais Saint-Didier-sur-Beaujeu;beaujolais saint didier sur beaujeu;;;AOC PDO;rpw s
   a Beaujolais Saint-Etienne-des-Oullières;beaujolais saint etienne des oullieres;;;AOC PDO;rpw s
   a Beaujolais Saint-Etienne-la-Varenne;beaujolais saint etienne la varenne;;;AOC PDO;rpw s
   a Beaujolais Saint-Julien;beaujolais saint julien;;;AOC PDO;rpw s
   a Beaujolais Saint-Lager;beaujolais saint lager;;;AOC PDO;rpw s
   a Beaujolais Saint-Symphorien-d'Ancelles;beaujolais saint symphorien d ancelles;;;AOC PDO;rpw s
   a Beaujolais Salles-Arbuissonnas-en-Beaujolais;beaujolais salles arbuissonnas en beaujolais;;;AOC PDO;rpw s
   a Beaujolais Vaux-en-Beaujolais;beaujolais vaux en beaujolais;;;AOC PDO;rpw s
   a Beaujolais Vauxrenard;;;;AOC PDO;rpw s
   a Beaujolais-Villages;beaujolais villages|beaujolais village;;;AOC PDO;rpw s;Gamay|Chardonnay
   a Brouilly;;;;PDO AOC;r s;Gamay
   a Chiroubles;;;;PDO AOC; s
   a Chénas;chenas;;;PDO AOC; s
   a Côte de Brouilly;cote de brouilly;;;PDO AOC; s
   a Fleurie;;;;PDO AOC;r s;Gamay
   a Juliénas;julienas;;;PDO AOC;r s;Gamay
   a Morgon;;;;PDO AOC;r s;Gamay
   a Moulin-à-Vent;moulin a vent;;;PDO AOC;r s;Gamay
   a Régnié;regnie;;;PDO AOC; s
   a Saint-Amour;saint amour|st amour;;;PDO AOC; s
  a^ Bourgogne Aligoté;bourgogne aligote|bourgogne aligote primeur|bourgogne aligote nouveau;;;PDO AOC;w s;Aligoté
  a Bourgogne Côte Chalonnaise;bourgogne cote chalonnaise;;;PDO AOC;rpw s
  a^ Bourgogne Côte d'Or;bourgogne cote d or;;;AOC PDO;rw s
  a Bourgogne Côtes d'Auxerre;bourgogne cotes d auxerre;;;AOC PDO;rpw s
  a Bourgogne Hautes-Côtes de Beaune;bourgogne hautes cotes de beaune|hautes cotes de beaune;;;PDO AOC;rpw s
  a Bourgogne Hautes-Côtes de Nuits;bourgogne hautes cotes de nuits|hautes cotes de nuits|hautes cotes de nuit;;;PDO AOC;rpw s
  a Bourgogne Mousseux;;;;PDO AOC;r b
  a^ Bourgogne Passe-Tout-Grains;bourgogne passe tout grains;;;PDO AOC;rp s;Gamay|Pinot Noir
  a Bourgogne Tonnerre;;;;PDO AOC
  a Bourgogne Vézelay;bourgogne vezelay|vezelay;;;PDO AOC
  a Bourgogne-Chitry;bourgogne chitry;;;PDO AOC;rpw s
  a Bourgogne-Coulanges-la-Vineuse;bourgogne coulanges la vineuse|coulanges la vineuse;;;PDO AOC;rpw s
  a Bourgogne-Côte-Saint-Jacques;bourgogne cote saint jacques|cote saint jacques;;;PDO AOC;rpw s
  a Bourgogne-Côtes-du-Couchois;bourgogne cotes du couchois|cotes du couchois;;;PDO AOC
  a Bourgogne-Montrecul;bourgogne montrecul|montrecul;;;PDO AOC;rpw s
  a Bourgogne-la-Chapelle-Notre-Dame;bourgogne la chapelle notre dame|bourgognela chapelle notre dame|la chapelle notre dame;;;PDO AOC;rpw s
  a Bourgogne-le-Chapitre;bourgogne le chapitre|le chapitre;;;PDO AOC;rpw s
  a Bourgogne-Épineuil;bourgogne epineuil;;;PDO AOC;rp s
  a Chablis;|шабли|シャブリ;;;PDO AOC;w s;Chardonnay B|Chardonnay
   a Chablis Grand Cru;;;;PDO AOC;w s
   a Chablis Premier Cru;|chablis 1er cru;;;PDO AOC;w s
    c Chablis premier cru Beauroy;+beauroy|;;;PDO AOC;w s
    c Chablis premier cru Berdiot;+berdiot|;;;PDO AOC;w s
    c Chablis premier cru Beugnons;+beugnons||chablis beugnons;;;PDO AOC;w s
    c Chablis premier cru Butteaux;+butteaux||chablis butteaux;;;PDO AOC;w s
    c Chablis premier cru Chapelot;+chapelot||chablis chapelot;;;PDO AOC;w s
    c Chablis premier cru Chatains;+chatains||chablis chatains;;;PDO AOC;w s
    c Chablis premier cru Chaume de Talvat;+chaume de talvat||chablis chaume de talvat;;;PDO AOC;w s
    c Chablis premier cru Côte de Bréchain;+cote de brechain|chablis premier cru cote de brechain|chablis cote de brechain;;;PDO AOC;w s
    c Chablis premier cru Côte de Fontenay;+cote de fontenay|chablis premier cru cote de fontenay|chablis cote de fontenay;;;PDO AOC;w s
    c Chablis premier cru Côte de Jouan;+cote de jouan|chablis premier cru cote de jouan|chablis cote de jouan;;;PDO AOC;w s
    c Chablis premier cru Côte de Léchet;+cote de lechet|chablis premier cru cote de lechet|chablis cote de lechet;;;PDO AOC;w s
    c Chablis premier cru Côte de Savant;+cote de savant|chablis premier cru cote de savant|chablis cote de savant;;;PDO AOC;w s
    c Chablis premier cru Côte de Vaubarousse;+cote de vaubarousse|chablis premier cru cote de vaubarousse|chablis cote de vaubarousse;;;PDO AOC;w s
    c Chablis premier cru Forêts;+forets|chablis premier cru forets|chablis forets;;;PDO AOC;w s
    c Chablis premier cru Fourchaume;+fourchaume||chablis fourchaume;;;PDO AOC;w s
    c Chablis premier cru L'Homme mort;+l homme mort|chablis premier cru l homme mort|chablis l homme mort;;;PDO AOC;w s
    c Chablis premier cru Les Beauregards;+les beauregards||chablis les beauregards;;;PDO AOC;w s
    c Chablis premier cru Les Fourneaux;+les fourneaux||chablis les fourneaux;;;PDO AOC;w s
    c Chablis premier cru Les Lys;+les lys||chablis les lys;;;PDO AOC;w s
    c Chablis premier cru Les Épinottes;+les epinottes|chablis premier cru les epinottes|chablis les epinottes;;;PDO AOC;w s
    c Chablis premier cru Mont de Milieu;+mont de milieu||chablis mont de milieu;;;PDO AOC;w s
    c Chablis premier cru Montmains;+montmains||chablis montmains;;;PDO AOC;w s
    c Chablis premier cru Montée de Tonnerre;+montee de tonnerre|chablis premier cru montee de tonnerre|chablis montee de tonnerre;;;PDO AOC;w s
    c Chablis premier cru Morein;+morein||chablis morein;;;PDO AOC;w s
    c Chablis premier cru Mélinots;+melinots|chablis premier cru melinots|chablis melinots;;;PDO AOC;w s
    c Chablis premier cru Pied d'Aloup;+pied d aloup|chablis premier cru pied d aloup|chablis pied d aloup;;;PDO AOC;w s
    c Chablis premier cru Roncières;+roncieres|chablis premier cru roncieres|chablis roncieres;;;PDO AOC;w s
    c Chablis premier cru Sécher;+secher|chablis premier cru secher|chablis secher;;;PDO AOC;w s
    c Chablis premier cru Troesmes;+troesmes||chablis troesmes;;;PDO AOC;w s
    c Chablis premier cru Vaillons;+vaillons||chablis vaillons;;;PDO AOC;w s
    c Chablis premier cru Vau Ligneau;+vau ligneau||chablis vau ligneau;;;PDO AOC;w s
    c Chablis premier cru Vau de Vey;+vau de vey||chablis vau de vey;;;PDO AOC;w s
    c Chablis premier cru Vaucoupin;+vaucoupin||chablis vaucoupin;;;PDO AOC;w s
    c Chablis premier cru Vaugiraut;+vaugiraut||chablis vaugiraut;;;PDO AOC;w s
    c Chablis premier cru Vaulorent;+vaulorent||chablis vaulorent;;;PDO AOC;w s
    c Chablis premier cru Vaupulent;+vaupulent||chablis vaupulent;;;PDO AOC;w s
    c Chablis premier cru Vaux-Ragons;+vaux ragons|chablis premier cru vaux ragons|chablis vaux ragons;;;PDO AOC;w s
    c Chablis premier cru Vosgros;+vosgros||chablis vosgros;;;PDO AOC;w s
   c Chablis grand cru Blanchot;+blanchot|;;;PDO AOC;w s
   c Chablis grand cru Bougros;+bougros|;;;PDO AOC;w s
   c Chablis grand cru Grenouilles;+grenouilles|;;;PDO AOC;w s
   c Chablis grand cru Les Clos;+les clos|;;;PDO AOC;w s
   c Chablis grand cru Preuses;+preuses|;;;PDO AOC;w s
   c Chablis grand cru Valmur;+valmur|;;;PDO AOC;w s
   c Chablis grand cru Vaudésir;+vaudesir|chablis grand cru vaudesir;;;PDO AOC;w s
   a Petit Chablis;;;;PDO AOC;w s;Chardonnay
  a Charlemagne;|charlemagne grand cru;;;PDO AOC;w s;Chardonnay
  p? Chitry
  p? Corton-Charlemagne Grand Cru;corton charlemagne grand cru
  a^ Coteaux Bourguignons;;;;AOC PDO;rpw s
  a Coteaux de Coiffy;;;;PGI;rpw bs
  a Coteaux de l’Auxois;coteaux de l auxois;;;PGI;rpw bs
  a^ Crémant de Bourgogne;cremant de bourgogne;;;PDO AOC;pw bs
  s Côte Chalonnaise;cote chalonnaise;;;;?rw s
   a Bouzeron;;;;AOC PDO;w s;Aligoté
   a Givry;;;;PDO AOC;rw s
    c Givry premier cru;+premier cru|;;;PDO AOC;rw s
     c Givry premier cru A Vigne Rouge;+a vigne rouge|;;;AOC PDO;rw s
     c Givry premier cru Champ Nalot;+champ nalot|;;;AOC PDO;rw s
     c Givry premier cru Clos Charle;+clos charle||givry clos charle;;;PDO AOC;rw s
     c Givry premier cru Clos Jus;+clos jus||givry clos jus;;;PDO AOC;rw s
     c Givry premier cru Clos Marceaux;+clos marceaux||givry clos marceaux;;;PDO AOC;rw s
     c Givry premier cru Clos Marole;+clos marole||givry clos marole;;;PDO AOC;rw s
     c Givry premier cru Clos Saint-Paul;+clos saint paul|givry premier cru clos saint paul|givry clos saint paul;;;PDO AOC;rw s
     c Givry premier cru Clos Saint-Pierre;+clos saint pierre|givry premier cru clos saint pierre|givry clos saint pierre;;;PDO AOC;rw s
     c Givry premier cru Clos Salomon;+clos salomon||givry clos salomon;;;PDO AOC;rw s
     c Givry premier cru Clos de la Baraude;+clos de la baraude|;;;AOC PDO;rw s
     c Givry premier cru Clos du Cellier aux Moines;+clos du cellier aux moines|;;;AOC PDO;rw s
     c Givry premier cru Clos du Cras Long;+clos du cras long||givry clos du cras long;;;PDO AOC;rw s
     c Givry premier cru Clos du Vernoy;+clos du vernoy||givry clos du vernoy;;;PDO AOC;rw s
     c Givry premier cru Crausot;+crausot|;;;AOC PDO;rw s
     c Givry premier cru Cremillons;+cremillons||givry cremillons;;;PDO AOC;rw s
     c Givry premier cru En Choue;+en choue||givry en choue;;;PDO AOC;rw s
     c Givry premier cru En Veau;+en veau|;;;AOC PDO;rw s
     c Givry premier cru La Brûlée;+la brulee|givry premier cru la brulee;;;AOC PDO;rw s
     c Givry premier cru La Matrosse;+la matrosse|;;;AOC PDO;rw s
     c Givry premier cru La Petite Berge;+la petite berge|;;;AOC PDO;rw s
     c Givry premier cru La Plante;+la plante||givry la plante;;;PDO AOC;rw s
     c Givry premier cru La grande Berge;+la grande berge||givry la grande berge;;;PDO AOC;rw s
     c Givry premier cru Le Champ Lalot;+le champ lalot|;;;AOC PDO;rw s
     c Givry premier cru Le Médenchot;+le medenchot|givry premier cru le medenchot;;;AOC PDO;rw s
     c Givry premier cru Le Paradis;+le paradis||givry le paradis;;;PDO AOC;rw s
     c Givry premier cru Le Pied de Chaume;+le pied de chaume|;;;AOC PDO;rw s
     c Givry premier cru Le Pied du Clou;+le pied du clou|;;;AOC PDO;rw s
     c Givry premier cru Le Vernoy;+le vernoy|;;;AOC PDO;rw s
     c Givry premier cru Le Vigron;+le vigron||givry le vigron;;;PDO AOC;rw s
     c Givry premier cru Le petit Pretan;+le petit pretan||givry le petit pretan;;;PDO AOC;rw s
     c Givry premier cru Les Bois Chevaux;+les bois chevaux||givry les bois chevaux;;;PDO AOC;rw s
     c Givry premier cru Les Bois Gautiers;+les bois gautiers||givry les bois gautiers;;;PDO AOC;rw s
     c Givry premier cru Les Combes;+les combes|;;;AOC PDO;rw s
     c Givry premier cru Les Galaffres;+les galaffres|;;;AOC PDO;rw s
     c Givry premier cru Les grandes Vignes;+les grandes vignes||givry les grandes vignes;;;PDO AOC;rw s
     c Givry premier cru Les grands Pretans;+les grands pretans||givry les grands pretans;;;PDO AOC;rw s
     c Givry premier cru Petit Marole;+petit marole||givry petit marole;;;PDO AOC;rw s
     c Givry premier cru Servoisine;+servoisine||givry servoisine;;;PDO AOC;rw s
   a Mercurey;;;;PDO AOC;rw s
    c Mercurey premier cru;+premier cru|;;;PDO AOC;rw s
     c Mercurey Premier Cru Clos des Montaigus;+clos des montaigus|;;;AOC PDO;rw s
     c Mercurey premier cru Clos Marcilly;+clos marcilly||mercurey clos marcilly;;;PDO AOC;rw s
     c Mercurey premier cru Clos Tonnerre;+clos tonnerre||mercurey clos tonnerre;;;PDO AOC;rw s
     c Mercurey premier cru Clos Voyens;+clos voyens||mercurey clos voyens;;;PDO AOC;rw s
     c Mercurey premier cru Clos de Paradis;+clos de paradis||mercurey clos de paradis;;;PDO AOC;rw s
     c Mercurey premier cru Clos des Barraults;+clos des barraults||mercurey clos des barraults;;;PDO AOC;rw s
     c Mercurey premier cru Clos des Myglands;+clos des myglands||mercurey clos des myglands;;;PDO AOC;rw s
     c Mercurey premier cru Clos des grands Voyens;+clos des grands voyens||mercurey clos des grands voyens;;;PDO AOC;rw s
     c Mercurey premier cru Clos du Château de Montaigu;+clos du chateau de montaigu|mercurey premier cru clos du chateau de montaigu;;;AOC PDO;rw s
     c Mercurey premier cru Grand Clos Fortoul;+grand clos fortoul||mercurey grand clos fortoul;;;PDO AOC;rw s
     c Mercurey premier cru Griffères;+grifferes|mercurey premier cru grifferes|mercurey grifferes;;;PDO AOC;rw s
     c Mercurey premier cru La Bondue;+la bondue||mercurey la bondue;;;PDO AOC;rw s
     c Mercurey premier cru La Cailloute;+la cailloute||mercurey la cailloute;;;PDO AOC;rw s
     c Mercurey premier cru La Chassière;+la chassiere|mercurey premier cru la chassiere|mercurey la chassiere;;;PDO AOC;rw s
     c Mercurey premier cru La Levrière;+la levriere|mercurey premier cru la levriere|mercurey la levriere;;;PDO AOC;rw s
     c Mercurey premier cru La Mission;+la mission||mercurey la mission;;;PDO AOC;rw s
     c Mercurey premier cru Le Clos L'Evêque;+le clos l eveque|mercurey premier cru le clos l eveque|mercurey le clos l eveque;;;PDO AOC;rw s
     c Mercurey premier cru Le Clos du Roy;+le clos du roy||mercurey le clos du roy;;;PDO AOC;rw s
     c Mercurey premier cru Les Byots;+les byots||mercurey les byots;;;PDO AOC;rw s
     c Mercurey premier cru Les Champs Martin;+les champs martin||mercurey les champs martin;;;PDO AOC;rw s
     c Mercurey premier cru Les Combins;+les combins||mercurey les combins;;;PDO AOC;rw s
     c Mercurey premier cru Les Croichots;+les croichots||mercurey les croichots;;;PDO AOC;rw s
     c Mercurey premier cru Les Crêts;+les crets|mercurey premier cru les crets|mercurey les crets;;;PDO AOC;rw s
     c Mercurey premier cru Les Fourneaux;+les fourneaux||mercurey les fourneaux;;;PDO AOC;rw s
     c Mercurey premier cru Les Montaigus;+les montaigus||mercurey les montaigus;;;PDO AOC;rw s
     c Mercurey premier cru Les Naugues;+les naugues||mercurey les naugues;;;PDO AOC;rw s
     c Mercurey premier cru Les Puillets;+les puillets||mercurey les puillets;;;PDO AOC;rw s
     c Mercurey premier cru Les Ruelles;+les ruelles||mercurey les ruelles;;;PDO AOC;rw s
     c Mercurey premier cru Les Saumonts;+les saumonts||mercurey les saumonts;;;PDO AOC;rw s
     c Mercurey premier cru Les Vasées;+les vasees|mercurey premier cru les vasees|mercurey les vasees;;;PDO AOC;rw s
     c Mercurey premier cru Les Velley;+les velley||mercurey les velley;;;PDO AOC;rw s
     c Mercurey premier cru Sazenay;+sazenay||mercurey sazenay;;;PDO AOC;rw s
   a Montagny;;;;PDO AOC;w s;Chardonnay
    c Montagny premier cru;+premier cru|;;;PDO AOC;w s
     c Montagny premier cru Champ Toizeau;+champ toizeau||montagny champ toizeau;;;PDO AOC;w s
     c Montagny premier cru Chazelle;+chazelle||montagny chazelle;;;PDO AOC;w s
     c Montagny premier cru Cornevent;+cornevent||montagny cornevent;;;PDO AOC;w s
     c Montagny premier cru Creux de beaux Champs;+creux de beaux champs||montagny creux de beaux champs;;;PDO AOC;w s
     c Montagny premier cru L'epaule;+l epaule|montagny premier cru l epaule|montagny l epaule;;;PDO AOC;w s
     c Montagny premier cru La Moullière;+la moulliere|montagny premier cru la moulliere|montagny la moulliere;;;PDO AOC;w s
     c Montagny premier cru La grande Pièce;+la grande piece|montagny premier cru la grande piece|montagny la grande piece;;;PDO AOC;w s
     c Montagny premier cru Le Clos Chaudron;+le clos chaudron||montagny le clos chaudron;;;PDO AOC;w s
     c Montagny premier cru Le Cloux;+le cloux||montagny le cloux;;;PDO AOC;w s
     c Montagny premier cru Le Clouzot;+le clouzot||montagny le clouzot;;;PDO AOC;w s
     c Montagny premier cru Le vieux Château;+le vieux chateau|montagny premier cru le vieux chateau|montagny le vieux chateau;;;PDO AOC;w s
     c Montagny premier cru Les Bassets;+les bassets||montagny les bassets;;;PDO AOC;w s
     c Montagny premier cru Les Beaux Champs;+les beaux champs||montagny les beaux champs;;;PDO AOC;w s
     c Montagny premier cru Les Bonneveaux;+les bonneveaux||montagny les bonneveaux;;;PDO AOC;w s
     c Montagny premier cru Les Bordes;+les bordes||montagny les bordes;;;PDO AOC;w s
     c Montagny premier cru Les Bouchots;+les bouchots||montagny les bouchots;;;PDO AOC;w s
     c Montagny premier cru Les Burnins;+les burnins||montagny les burnins;;;PDO AOC;w s
     c Montagny premier cru Les Chaniots;+les chaniots||montagny les chaniots;;;PDO AOC;w s
     c Montagny premier cru Les Combes;+les combes||montagny les combes;;;PDO AOC;w s
     c Montagny premier cru Les Coudrettes;+les coudrettes||montagny les coudrettes;;;PDO AOC;w s
     c Montagny premier cru Les Coères;+les coeres|montagny premier cru les coeres|montagny les coeres;;;PDO AOC;w s
     c Montagny premier cru Les Craboulettes;+les craboulettes||montagny les craboulettes;;;PDO AOC;w s
     c Montagny premier cru Les Garchères;+les garcheres|montagny premier cru les garcheres|montagny les garcheres;;;PDO AOC;w s
     c Montagny premier cru Les Gouresses;+les gouresses||montagny les gouresses;;;PDO AOC;w s
     c Montagny premier cru Les Jardins;+les jardins||montagny les jardins;;;PDO AOC;w s
     c Montagny premier cru Les Las;+les las||montagny les las;;;PDO AOC;w s
     c Montagny premier cru Les Macles;+les macles||montagny les macles;;;PDO AOC;w s
     c Montagny premier cru Les Maroques;+les maroques||montagny les maroques;;;PDO AOC;w s
     c Montagny premier cru Les Paquiers;+les paquiers||montagny les paquiers;;;PDO AOC;w s
     c Montagny premier cru Les Pidances;+les pidances||montagny les pidances;;;PDO AOC;w s
     c Montagny premier cru Les Platieres;+les platieres||montagny les platieres;;;PDO AOC;w s
     c Montagny premier cru Les Resses;+les resses||montagny les resses;;;PDO AOC;w s
     c Montagny premier cru Les Treuffères;+les treufferes|montagny premier cru les treufferes|montagny les treufferes;;;PDO AOC;w s
     c Montagny premier cru Les Vignes Derrière;+les vignes derriere|montagny premier cru les vignes derriere|montagny les vignes derriere;;;PDO AOC;w s
     c Montagny premier cru Les Vignes Longues;+les vignes longues||montagny les vignes longues;;;PDO AOC;w s
     c Montagny premier cru Les Vignes des Pres;+les vignes des pres||montagny les vignes des pres;;;PDO AOC;w s
     c Montagny premier cru Mont Laurent;+mont laurent||montagny mont laurent;;;PDO AOC;w s
     c Montagny premier cru Montcuchot;+montcuchot||montagny montcuchot;;;PDO AOC;w s
     c Montagny premier cru Montorge;+montorge||montagny montorge;;;PDO AOC;w s
     c Montagny premier cru Saint-Ytages;+saint ytages|montagny premier cru saint ytages|montagny saint ytages;;;PDO AOC;w s
     c Montagny premier cru Sous les Feilles;+sous les feilles||montagny sous les feilles;;;PDO AOC;w s
     c Montagny premier cru Vigne du Soleil;+vigne du soleil||montagny vigne du soleil;;;PDO AOC;w s
     c Montagny premier cru Vignes Couland;+vignes couland||montagny vignes couland;;;PDO AOC;w s
     c Montagny premier cru Vignes Saint-Pierre;+vignes saint pierre|montagny premier cru vignes saint pierre|montagny vignes saint pierre;;;PDO AOC;w s
     c Montagny premier cru Vignes sur le Cloux;+vignes sur le cloux||montagny vignes sur le cloux;;;PDO AOC;w s
   a Rully;;;;PDO AOC;rw s;Pinot Noir|Chardonnay
    a Rully Premier Cru;|rully 1er cru;;;PDO AOC;rw s
     c Rully premier cru Agneux;+agneux||rully agneux;;;PDO AOC;rw s
     c Rully premier cru Champs Cloux;+champs cloux||rully champs cloux;;;PDO AOC;rw s
     c Rully premier cru Chapitre;+chapitre||rully chapitre;;;PDO AOC;rw s
     c Rully premier cru Clos Saint-Jacques;+clos saint jacques|rully premier cru clos saint jacques|rully clos saint jacques;;;PDO AOC;rw s
     c Rully premier cru Clos du Chaigne;+clos du chaigne|;;;AOC PDO;rw s
     c Rully premier cru Cloux;+cloux||rully cloux;;;PDO AOC;rw s
     c Rully premier cru Gresigny;+gresigny||rully gresigny;;;PDO AOC;rw s
     c Rully premier cru La Bressande;+la bressande||rully la bressande;;;PDO AOC;rw s
     c Rully premier cru La Fosse;+la fosse||rully la fosse;;;PDO AOC;rw s
     c Rully premier cru La Pucelle;+la pucelle||rully la pucelle;;;PDO AOC;rw s
     c Rully premier cru La Renarde;+la renarde||rully la renarde;;;PDO AOC;rw s
     c Rully premier cru Le Meix Cadot;+le meix cadot||rully le meix cadot;;;PDO AOC;rw s
     c Rully premier cru Le Meix Caillet;+le meix caillet||rully le meix caillet;;;PDO AOC;rw s
     c Rully premier cru Les Pierres;+les pierres||rully les pierres;;;PDO AOC;rw s
     c Rully premier cru Margotés;+margotes|rully premier cru margotes|rully margotes;;;PDO AOC;rw s
     c Rully premier cru Marissou;+marissou||rully marissou;;;PDO AOC;rw s
     c Rully premier cru Molesme;+molesme||rully molesme;;;PDO AOC;rw s
     c Rully premier cru Montpalais;+montpalais||rully montpalais;;;PDO AOC;rw s
     c Rully premier cru Pillot;+pillot||rully pillot;;;PDO AOC;rw s
     c Rully premier cru Preaux;+preaux||rully preaux;;;PDO AOC;rw s
     c Rully premier cru Rabourcé;+rabource|rully premier cru rabource|rully rabource;;;PDO AOC;rw s
     c Rully premier cru Raclot;+raclot||rully raclot;;;PDO AOC;rw s
     c Rully premier cru Vauvry;+vauvry||rully vauvry;;;PDO AOC;rw s
  s Côte d'Or;cote d or;;;;?rpw s
   a Côte de Beaune;cote de beaune;;;AOC PDO;rw s
    a Aloxe-Corton;aloxe corton;;;AOC PDO;rw s
     c Aloxe-Corton premier cru;+premier cru|aloxe corton premier cru;;;PDO AOC;rw s
      c Aloxe-Corton Clos des Maréchaudes;+clos des marechaudes|aloxe corton clos des marechaudes|aloxe corton premier cru clos des marechaudes;;;PDO AOC;rw s
      c Aloxe-Corton Clos du Chapître;+clos du chapitre|aloxe corton clos du chapitre|aloxe corton premier cru clos du chapitre;;;PDO AOC;rw s
      c Aloxe-Corton La Coutière;+la coutiere|aloxe corton la coutiere|aloxe corton premier cru la coutiere;;;PDO AOC;rw s
      c Aloxe-Corton La Maréchaude;+la marechaude|aloxe corton la marechaude|aloxe corton premier cru la marechaude;;;PDO AOC;rw s
      c Aloxe-Corton La Toppe au Vert;+la toppe au vert|aloxe corton la toppe au vert|aloxe corton premier cru la toppe au vert;;;PDO AOC;rw s
      c Aloxe-Corton Les Chaillots;+les chaillots|aloxe corton les chaillots|aloxe corton premier cru les chaillots;;;PDO AOC;rw s
      c Aloxe-Corton Les Fournières;+les fournieres|aloxe corton les fournieres|aloxe corton premier cru les fournieres;;;PDO AOC;rw s
      c Aloxe-Corton Les Guérets;+les guerets|aloxe corton les guerets|aloxe corton premier cru les guerets;;;PDO AOC;rw s
      c Aloxe-Corton Les Maréchaudes;+les marechaudes|aloxe corton les marechaudes|aloxe corton premier cru les marechaudes;;;PDO AOC;rw s
      c Aloxe-Corton Les Moutottes;+les moutottes|aloxe corton les moutottes|aloxe corton premier cru les moutottes;;;PDO AOC;rw s
      c Aloxe-Corton Les Paulands;+les paulands|aloxe corton les paulands|aloxe corton premier cru les paulands;;;PDO AOC;rw s
      c Aloxe-Corton Les Valozières;+les valozieres|aloxe corton les valozieres|aloxe corton premier cru les valozieres;;;PDO AOC;rw s
      c Aloxe-Corton Les Vercots;+les vercots|aloxe corton les vercots|aloxe corton premier cru les vercots;;;PDO AOC;rw s
      c Aloxe-Corton premier cru Les Petites Folières;+les petites folieres|aloxe corton premier cru les petites folieres;;;AOC PDO;rw s
    a Auxey-Duresses;auxey duresses|auxey duresses cote de beaune;;;AOC PDO;rw s
     c Auxey-Duresses premier cru;+premier cru|auxey duresses premier cru;;;PDO AOC;rw s
      c Auxey-Duresses Climat du Val;+climat du val|auxey duresses climat du val|auxey duresses premier cru climat du val;;;PDO AOC;rw s
      c Auxey-Duresses Clos du Val;+clos du val|auxey duresses clos du val|auxey duresses premier cru clos du val;;;PDO AOC;rw s
      c Auxey-Duresses La Chapelle;+la chapelle|auxey duresses la chapelle|auxey duresses premier cru la chapelle;;;PDO AOC;rw s
      c Auxey-Duresses Les Bréterins;+les breterins|auxey duresses les breterins|auxey duresses premier cru les breterins;;;PDO AOC;rw s
      c Auxey-Duresses Les Duresses;+les duresses|auxey duresses les duresses|auxey duresses premier cru les duresses;;;PDO AOC;rw s
      c Auxey-Duresses Les Grands Champs;+les grands champs|auxey duresses les grands champs|auxey duresses premier cru les grands champs;;;PDO AOC;rw s
      c Auxey-Duresses Reugne;+reugne|auxey duresses reugne|auxey duresses premier cru reugne;;;PDO AOC;rw s
      c Auxey-Duresses premier cru Bas des Duresses;+bas des duresses|auxey duresses premier cru bas des duresses;;;AOC PDO;rw s
      c Auxey-Duresses premier cru Les Ecussaux;+les ecussaux|auxey duresses premier cru les ecussaux;;;AOC PDO;rw s
    a Beaune;;;;PDO AOC;rw s
     a Beaune Premier Cru;|beaune 1er cru;;;PDO AOC;rw s
      c Beaune A l'Écu;+a l ecu|beaune a l ecu|beaune premier cru a l ecu;;;PDO AOC;rw s
      c Beaune Aux Coucherias;+aux coucherias||beaune premier cru aux coucherias;;;PDO AOC;rw s
      c Beaune Aux Cras;+aux cras||beaune premier cru aux cras;;;PDO AOC;rw s
      c Beaune Belissand;+belissand||beaune premier cru belissand;;;PDO AOC;rw s
      c Beaune Blanches Fleurs;+blanches fleurs||beaune premier cru blanches fleurs;;;PDO AOC;rw s
      c Beaune Champs Pimont;+champs pimont||beaune premier cru champs pimont;;;PDO AOC;rw s
      c Beaune Clos Saint-Landry;+clos saint landry|beaune clos saint landry|beaune premier cru clos saint landry;;;PDO AOC;rw s
      c Beaune Clos de l'Écu;+clos de l ecu|beaune clos de l ecu|beaune premier cru clos de l ecu;;;PDO AOC;rw s
      c Beaune Clos de la Féguine;+clos de la feguine|beaune clos de la feguine|beaune premier cru clos de la feguine;;;PDO AOC;rw s
      c Beaune Clos de la Mousse;+clos de la mousse||beaune premier cru clos de la mousse;;;PDO AOC;rw s
      c Beaune Clos des Avaux;+clos des avaux||beaune premier cru clos des avaux;;;PDO AOC;rw s
      c Beaune Clos des Ursules;+clos des ursules||beaune premier cru clos des ursules;;;PDO AOC;rw s
      c Beaune Clos du Roi;+clos du roi||beaune premier cru clos du roi;;;PDO AOC;rw s
      c Beaune En Genêt;+en genet|beaune en genet|beaune premier cru en genet;;;PDO AOC;rw s
      c Beaune En l'Orme;+en l orme|beaune en l orme|beaune premier cru en l orme;;;PDO AOC;rw s
      c Beaune La Mignotte;+la mignotte||beaune premier cru la mignotte;;;PDO AOC;rw s
      c Beaune Le Bas des Teurons;+le bas des teurons||beaune premier cru le bas des teurons;;;PDO AOC;rw s
      c Beaune Le Clos des Mouches;+le clos des mouches||beaune premier cru le clos des mouches;;;PDO AOC;rw s
      c Beaune Les Aigrots;+les aigrots||beaune premier cru les aigrots;;;PDO AOC;rw s
      c Beaune Les Avaux;+les avaux||beaune premier cru les avaux;;;PDO AOC;rw s
      c Beaune Les Boucherottes;+les boucherottes||beaune premier cru les boucherottes;;;PDO AOC;rw s
      c Beaune Les Bressandes;+les bressandes||beaune premier cru les bressandes;;;PDO AOC;rw s
      c Beaune Les Chouacheux;+les chouacheux||beaune premier cru les chouacheux;;;PDO AOC;rw s
      c Beaune Les Fèves;+les feves|beaune les feves|beaune premier cru les feves;;;PDO AOC;rw s
      c Beaune Les Grèves;+les greves|beaune les greves|beaune premier cru les greves;;;PDO AOC;rw s
      c Beaune Les Marconnets;+les marconnets||beaune premier cru les marconnets;;;PDO AOC;rw s
      c Beaune Les Montrevenots;+les montrevenots||beaune premier cru les montrevenots;;;PDO AOC;rw s
      c Beaune Les Perrières;+les perrieres|beaune les perrieres|beaune premier cru les perrieres;;;PDO AOC;rw s
      c Beaune Les Sceaux;+les sceaux||beaune premier cru les sceaux;;;PDO AOC;rw s
      c Beaune Les Seurey;+les seurey||beaune premier cru les seurey;;;PDO AOC;rw s
      c Beaune Les Sizies;+les sizies||beaune premier cru les sizies;;;PDO AOC;rw s
      c Beaune Les Teurons;+les teurons||beaune premier cru les teurons;;;PDO AOC;rw s
      c Beaune Les Toussaints;+les toussaints||beaune premier cru les toussaints;;;PDO AOC;rw s
      c Beaune Les Tuvilains;+les tuvilains||beaune premier cru les tuvilains;;;PDO AOC;rw s
      c Beaune Les Vignes Franches;+les vignes franches||beaune premier cru les vignes franches;;;PDO AOC;rw s
      c Beaune Les Épenotes;+les epenotes|beaune les epenotes|beaune premier cru les epenotes;;;PDO AOC;rw s
      c Beaune Montée Rouge;+montee rouge|beaune montee rouge|beaune premier cru montee rouge;;;PDO AOC;rw s
      c Beaune Pertuisots;+pertuisots||beaune premier cru pertuisots;;;PDO AOC;rw s
      c Beaune Sur les Grèves;+sur les greves|beaune sur les greves|beaune premier cru sur les greves;;;PDO AOC;rw s
       c Beaune premier cru Sur les Grèves - Clos Saint-Anne;+sur les greves clos saint anne|beaune premier cru sur les greves clos saint anne;;;AOC PDO;rw s
      c Beaune premier cru Les Cents Vignes;+les cents vignes|;;;AOC PDO;rw s
      c Beaune premier cru Les Reversés;+les reverses|beaune premier cru les reverses;;;AOC PDO;rw s
    a Bienvenues-Bâtard-Montrachet;bienvenues batard montrachet|bienvenues batard montrachet grand cru;;;PDO AOC;w s;Chardonnay
    a Blagny;|blagny cote de beaune;;;PDO AOC;r s
     c Blagny Hameau de Blagny;+hameau de blagny||blagny premier cru hameau de blagny;;;PDO AOC;r s
     c Blagny La Pièce sous le Bois;+la piece sous le bois|blagny la piece sous le bois|blagny premier cru la piece sous le bois;;;PDO AOC;r s
     c Blagny Sous Blagny;+sous blagny||blagny premier cru sous blagny;;;PDO AOC;r s
     c Blagny Sous le Dos d'Ane;+sous le dos d ane|blagny sous le dos d ane|blagny premier cru sous le dos d ane;;;PDO AOC;r s
     c Blagny Sous le Puits;+sous le puits||blagny premier cru sous le puits;;;PDO AOC;r s
    a Bâtard-Montrachet;batard montrachet|batard montrachet grand cru;;;PDO AOC;w s;Chardonnay
    a Chassagne-Montrachet;chassagne montrachet;;;PDO AOC;rw s
     c Chassagne-Montrachet premier cru;+premier cru|chassagne montrachet premier cru;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Abbaye de Morgeot;+abbaye de morgeot|chassagne montrachet premier cru abbaye de morgeot|chassagne montrachet abbaye de morgeot;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Blanchot Dessus;+blanchot dessus|chassagne montrachet premier cru blanchot dessus|chassagne montrachet blanchot dessus;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Bois de Chassagne;+bois de chassagne|chassagne montrachet premier cru bois de chassagne|chassagne montrachet bois de chassagne;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Cailleret;+cailleret|chassagne montrachet premier cru cailleret|chassagne montrachet cailleret;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Champs Jendreau;+champs jendreau|chassagne montrachet premier cru champs jendreau|chassagne montrachet champs jendreau;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Chassagne;+chassagne|chassagne montrachet premier cru chassagne|chassagne montrachet chassagne;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Chassagne du Clos Saint-Jean;+chassagne du clos saint jean|chassagne montrachet premier cru chassagne du clos saint jean|chassagne montrachet chassagne du clos saint jean;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Clos Chareau;+clos chareau|chassagne montrachet premier cru clos chareau|chassagne montrachet clos chareau;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Clos Pitois;+clos pitois|chassagne montrachet premier cru clos pitois|chassagne montrachet clos pitois;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Clos Saint Jean;+clos saint jean|chassagne montrachet premier cru clos saint jean|chassagne montrachet clos saint jean;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Dent de Chien;+dent de chien|chassagne montrachet premier cru dent de chien|chassagne montrachet dent de chien;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru En Cailleret;+en cailleret|chassagne montrachet premier cru en cailleret|chassagne montrachet en cailleret;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru En Remilly;+en remilly|chassagne montrachet premier cru en remilly|chassagne montrachet en remilly;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru En Virondot;+en virondot|chassagne montrachet premier cru en virondot|chassagne montrachet en virondot;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Ez Crets;+ez crets|chassagne montrachet premier cru ez crets;;;AOC PDO;rw s
      c Chassagne-Montrachet premier cru Ez Crottes;+ez crottes|chassagne montrachet premier cru ez crottes|chassagne montrachet ez crottes|+en crottes|chassagne montrachet premier cru en crottes|chassagne montrachet en crottes;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Francemont;+francemont|chassagne montrachet premier cru francemont|chassagne montrachet francemont;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Guerchère;+guerchere|chassagne montrachet premier cru guerchere;;;AOC PDO;rw s
      c Chassagne-Montrachet premier cru La Boudriotte;+la boudriotte|chassagne montrachet premier cru la boudriotte|chassagne montrachet la boudriotte;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru La Cardeuse;+la cardeuse|chassagne montrachet premier cru la cardeuse|chassagne montrachet la cardeuse;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru La Chapelle;+la chapelle|chassagne montrachet premier cru la chapelle|chassagne montrachet la chapelle;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru La Grande Borne;+la grande borne|chassagne montrachet premier cru la grande borne|chassagne montrachet la grande borne;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru La Grande Montagne;+la grande montagne|chassagne montrachet premier cru la grande montagne|chassagne montrachet la grande montagne;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru La Maltroie;+la maltroie|chassagne montrachet premier cru la maltroie|chassagne montrachet la maltroie;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru La Romanée;+la romanee|chassagne montrachet premier cru la romanee|chassagne montrachet la romanee;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru La Roquemaure;+la roquemaure|chassagne montrachet premier cru la roquemaure|chassagne montrachet la roquemaure;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Baudines;+les baudines|chassagne montrachet premier cru les baudines|chassagne montrachet les baudines;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Boirettes;+les boirettes|chassagne montrachet premier cru les boirettes|chassagne montrachet les boirettes;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Bondues;+les bondues|chassagne montrachet premier cru les bondues|chassagne montrachet les bondues;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Brussonnes;+les brussonnes|chassagne montrachet premier cru les brussonnes|chassagne montrachet les brussonnes;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Champs gain;+les champs gain|chassagne montrachet premier cru les champs gain;;;AOC PDO;rw s
      c Chassagne-Montrachet premier cru Les Chaumes;+les chaumes|chassagne montrachet premier cru les chaumes|chassagne montrachet les chaumes;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Chaumées;+les chaumees|chassagne montrachet premier cru les chaumees;;;AOC PDO;rw s
      c Chassagne-Montrachet premier cru Les Chenevottes;+les chenevottes|chassagne montrachet premier cru les chenevottes|chassagne montrachet les chenevottes;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Combards;+les combards|chassagne montrachet premier cru les combards|chassagne montrachet les combards;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Commes;+les commes|chassagne montrachet premier cru les commes|chassagne montrachet les commes;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Embazées;+les embazees|chassagne montrachet premier cru les embazees|chassagne montrachet les embazees;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Fairendes;+les fairendes|chassagne montrachet premier cru les fairendes|chassagne montrachet les fairendes;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Grandes Ruchottes;+les grandes ruchottes|chassagne montrachet premier cru les grandes ruchottes|chassagne montrachet les grandes ruchottes;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Grands Clos;+les grands clos|chassagne montrachet premier cru les grands clos|chassagne montrachet les grands clos;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Macherelles;+les macherelles|chassagne montrachet premier cru les macherelles|chassagne montrachet les macherelles;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Murées;+les murees|chassagne montrachet premier cru les murees|chassagne montrachet les murees;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Pasquelles;+les pasquelles|chassagne montrachet premier cru les pasquelles|chassagne montrachet les pasquelles;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Petites Fairendes;+les petites fairendes|chassagne montrachet premier cru les petites fairendes|chassagne montrachet les petites fairendes;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Petits Clos;+les petits clos|chassagne montrachet premier cru les petits clos|chassagne montrachet les petits clos;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Places;+les places|chassagne montrachet premier cru les places|chassagne montrachet les places;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Rebichets;+les rebichets|chassagne montrachet premier cru les rebichets|chassagne montrachet les rebichets;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Les Vergers;+les vergers|chassagne montrachet premier cru les vergers|chassagne montrachet les vergers;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Morgeot;+morgeot|chassagne montrachet premier cru morgeot|chassagne montrachet morgeot;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Petingeret;+petingeret|chassagne montrachet premier cru petingeret;;;AOC PDO;rw s
      c Chassagne-Montrachet premier cru Tonton Marcel;+tonton marcel|chassagne montrachet premier cru tonton marcel|chassagne montrachet tonton marcel;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Tête du Clos;+tete du clos|chassagne montrachet premier cru tete du clos|chassagne montrachet tete du clos;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Vide Bourse;+vide bourse|chassagne montrachet premier cru vide bourse|chassagne montrachet vide bourse;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Vigne Blanche;+vigne blanche|chassagne montrachet premier cru vigne blanche|chassagne montrachet vigne blanche;;;PDO AOC;rw s
      c Chassagne-Montrachet premier cru Vigne Derrière;+vigne derriere|chassagne montrachet premier cru vigne derriere|chassagne montrachet vigne derriere;;;PDO AOC;rw s
    a Chevalier-Montrachet;chevalier montrachet|chevalier montrachet grand cru;;;PDO AOC;w s;Chardonnay
    a Chorey-lès-Beaune;chorey les beaune;;;AOC PDO;rw s
    a Corton;|corton grand cru;;;PDO AOC;rw s
     a Corton Basses Mourottes;;;;AOC PDO;r s
     a Corton Clos des Meix;;;;AOC PDO;r s
     a Corton Hautes Mourottes;;;;AOC PDO;r s
     a Corton La Toppe au Vert;;;;AOC PDO;r s
     a Corton La Vigne au Saint;;;;AOC PDO;r s
     a Corton Le Clos du Roi;;;;AOC PDO;r s
     a Corton Le Corton;;;;AOC PDO;r s
     a Corton Le Meix Lallemand;;;;AOC PDO;r s
     a Corton Le Rognet et Corton;;;;AOC PDO;r s
     a Corton Les Bressandes;;;;AOC PDO;r s
     a Corton Les Carrières;corton les carrieres;;;AOC PDO;r s
     a Corton Les Chaumes;;;;AOC PDO;r s
     a Corton Les Combes;;;;AOC PDO;r s
     a Corton Les Fiètres;corton les fietres;;;AOC PDO;r s
     a Corton Les Grandes Lolières;corton les grandes lolieres;;;AOC PDO;r s
     a Corton Les Grèves;corton les greves;;;AOC PDO;r s
     a Corton Les Languettes;;;;AOC PDO;r s
     a Corton Les Maréchaudes;corton les marechaudes;;;AOC PDO;r s
     a Corton Les Moutottes;;;;AOC PDO;r s
     a Corton Les Paulands;;;;AOC PDO;r s
     a Corton Les Perrières;corton les perrieres;;;AOC PDO;r s
     a Corton Les Pougets;;;;AOC PDO;r s
     a Corton Les Renardes;;;;AOC PDO;r s
     a Corton Les Vergennes;;;;AOC PDO;r s
    a Corton-Charlemagne;corton charlemagne|corton charlemagne grand gru;;;PDO AOC;w s;Chardonnay
    a Criots-Bâtard-Montrachet;criots batard montrachet|criots batard montrachet grand cru;;;PDO AOC;w s;Chardonnay
    a Côte de Beaune-Villages;cote de beaune villages;;;AOC PDO
    a Ladoix;;;;PDO AOC;rw s
     c Ladoix premier cru;+premier cru|;;;PDO AOC;rw s
      c Ladoix premier cru Basses Mourottes;+basses mourottes||ladoix basses mourottes;;;PDO AOC;rw s
      c Ladoix premier cru Bois Roussot;+bois roussot||ladoix bois roussot;;;PDO AOC;rw s
      c Ladoix premier cru En Naget;+en naget||ladoix en naget;;;PDO AOC;rw s
      c Ladoix premier cru Hautes Mourottes;+hautes mourottes||ladoix hautes mourottes;;;PDO AOC;rw s
      c Ladoix premier cru La Corvée;+la corvee|ladoix premier cru la corvee|ladoix la corvee;;;PDO AOC;rw s
      c Ladoix premier cru La Micaude;+la micaude||ladoix la micaude;;;PDO AOC;rw s
      c Ladoix premier cru Le Clou d'Orge;+le clou d orge|ladoix premier cru le clou d orge|ladoix le clou d orge;;;PDO AOC;rw s
      c Ladoix premier cru Le Rognet et Corton;+le rognet et corton||ladoix le rognet et corton;;;PDO AOC;rw s
      c Ladoix premier cru Les Buis;+les buis||ladoix les buis;;;PDO AOC;rw s
      c Ladoix premier cru Les Grêchons et Foutrières;+les grechons et foutrieres|ladoix premier cru les grechons et foutrieres|ladoix les grechons et foutrieres;;;PDO AOC;rw s
      c Ladoix premier cru Les Joyeuses;+les joyeuses||ladoix les joyeuses;;;PDO AOC;rw s
    a Maranges;;;;PDO AOC;rw s
     c Maranges premier cru;+premier cru|;;;PDO AOC;rw s
      c Maranges premier cru Clos de la Boutière;+clos de la boutiere|maranges premier cru clos de la boutiere|maranges clos de la boutiere;;;PDO AOC;rw s
      c Maranges premier cru Clos de la Fussière;+clos de la fussiere|maranges premier cru clos de la fussiere|maranges clos de la fussiere;;;PDO AOC;rw s
      c Maranges premier cru La Fussière;+la fussiere|maranges premier cru la fussiere|maranges la fussiere;;;PDO AOC;rw s
      c Maranges premier cru Le Clos des Loyères;+le clos des loyeres|maranges premier cru le clos des loyeres|maranges le clos des loyeres;;;PDO AOC;rw s
      c Maranges premier cru Le Clos des Rois;+le clos des rois||maranges le clos des rois;;;PDO AOC;rw s
      c Maranges premier cru Le Croix Moines;+le croix moines||maranges le croix moines;;;PDO AOC;rw s
      c Maranges premier cru Les Clos Roussots;+les clos roussots||maranges les clos roussots;;;PDO AOC;rw s
    a Meursault;|meursault blagny;;;PDO AOC;rw s
     c Meursault premier cru;+premier cru|;;;PDO AOC;rw s
      c Meursault premier cru Blagny;+blagny|;;;AOC PDO;w s
      c Meursault premier cru Charmes;+charmes||meursault charmes;;;PDO AOC;rw s
      c Meursault premier cru Clos des Perrières;+clos des perrieres|meursault premier cru clos des perrieres|meursault clos des perrieres;;;PDO AOC;rw s
      c Meursault premier cru Genevrières;+genevrieres|meursault premier cru genevrieres|meursault genevrieres;;;PDO AOC;rw s
      c Meursault premier cru La Jeunellotte;+la jeunellotte|;;;AOC PDO;w s
      c Meursault premier cru La Pièce sous le Bois;+la piece sous le bois|meursault premier cru la piece sous le bois|meursault la piece sous le bois;;;PDO AOC;rw s
      c Meursault premier cru Le Porusot;+le porusot||meursault le porusot;;;PDO AOC;rw s
      c Meursault premier cru Les Bouchères;+les boucheres|meursault premier cru les boucheres|meursault les boucheres;;;PDO AOC;rw s
      c Meursault premier cru Les Caillerets;+les caillerets||meursault les caillerets;;;PDO AOC;rw s
      c Meursault premier cru Les Cras;+les cras||meursault les cras;;;PDO AOC;rw s
      c Meursault premier cru Les Gouttes d'Or;+les gouttes d or|meursault premier cru les gouttes d or|meursault les gouttes d or;;;PDO AOC;rw s
      c Meursault premier cru Les Plures;+les plures||meursault les plures;;;PDO AOC;rw s
      c Meursault premier cru Les Ravelles;+les ravelles||meursault les ravelles;;;PDO AOC;rw s
      c Meursault premier cru Les Santenots Blancs;+les santenots blancs||meursault les santenots blancs;;;PDO AOC;rw s
      c Meursault premier cru Les Santenots du Milieu;+les santenots du milieu||meursault les santenots du milieu;;;PDO AOC;rw s
      c Meursault premier cru Perrières;+perrieres|meursault premier cru perrieres|meursault perrieres;;;PDO AOC;rw s
      c Meursault premier cru Porusot;+porusot||meursault porusot;;;PDO AOC;rw s
      c Meursault premier cru Sous Blagny;+sous blagny||meursault sous blagny;;;PDO AOC;rw s
      c Meursault premier cru Sous le dos d'Ane;+sous le dos d ane|meursault premier cru sous le dos d ane|meursault sous le dos d ane;;;PDO AOC;rw s
    a Monthélie;monthelie;;;PDO AOC;rw s
     c Monthelie premier cru;+premier cru|;;;PDO AOC;rw s
      c Monthelie premier cru Clos des Toisières;+clos des toisieres|monthelie premier cru clos des toisieres|monthelie clos des toisieres;;;PDO AOC;rw s
      c Monthelie premier cru La Taupine;+la taupine||monthelie la taupine;;;PDO AOC;rw s
      c Monthelie premier cru Le Cas Rougeot;+le cas rougeot||monthelie le cas rougeot;;;PDO AOC;rw s
      c Monthelie premier cru Le Château Gaillard;+le chateau gaillard|monthelie premier cru le chateau gaillard|monthelie le chateau gaillard;;;PDO AOC;rw s
      c Monthelie premier cru Le Clos Gauthey;+le clos gauthey||monthelie le clos gauthey;;;PDO AOC;rw s
      c Monthelie premier cru Le Clou des Chênes;+le clou des chenes|monthelie premier cru le clou des chenes|monthelie le clou des chenes;;;PDO AOC;rw s
      c Monthelie premier cru Le Meix Bataille;+le meix bataille||monthelie le meix bataille;;;PDO AOC;rw s
      c Monthelie premier cru Le Village;+le village||monthelie le village;;;PDO AOC;rw s
      c Monthelie premier cru Les Barbières;+les barbieres|monthelie premier cru les barbieres|monthelie les barbieres;;;PDO AOC;rw s
      c Monthelie premier cru Les Champs Fulliots;+les champs fulliots||monthelie les champs fulliots;;;PDO AOC;rw s
      c Monthelie premier cru Les Clous;+les clous||monthelie les clous;;;PDO AOC;rw s
      c Monthelie premier cru Les Duresses;+les duresses||monthelie les duresses;;;PDO AOC;rw s
      c Monthelie premier cru Les Riottes;+les riottes||monthelie les riottes;;;PDO AOC;rw s
      c Monthelie premier cru Les Vignes Rondes;+les vignes rondes||monthelie les vignes rondes;;;PDO AOC;rw s
      c Monthelie premier cru Sur la Velle;+sur la velle||monthelie sur la velle;;;PDO AOC;rw s
    a Montrachet;|montrachet grand cru;;;PDO AOC;w s;Chardonnay
    a Pernand-Vergelesses;pernand vergelesses;;;PDO AOC;rw s
     c Pernand-Vergelesses premier cru;+premier cru|pernand vergelesses premier cru;;;PDO AOC;rw s
      c Pernand-Vergelesses premier cru Clos Berthet;+clos berthet|pernand vergelesses premier cru clos berthet|pernand vergelesses clos berthet;;;PDO AOC;rw s
      c Pernand-Vergelesses premier cru Creux de la Net;+creux de la net|pernand vergelesses premier cru creux de la net|pernand vergelesses creux de la net;;;PDO AOC;rw s
      c Pernand-Vergelesses premier cru En Caradeux;+en caradeux|pernand vergelesses premier cru en caradeux|pernand vergelesses en caradeux;;;PDO AOC;rw s
      c Pernand-Vergelesses premier cru Ile des Vergelesses;+ile des vergelesses|pernand vergelesses premier cru ile des vergelesses|pernand vergelesses ile des vergelesses;;;PDO AOC;rw s
      c Pernand-Vergelesses premier cru Les Fichots;+les fichots|pernand vergelesses premier cru les fichots|pernand vergelesses les fichots;;;PDO AOC;rw s
      c Pernand-Vergelesses premier cru Sous Frétille;+sous fretille|pernand vergelesses premier cru sous fretille|pernand vergelesses sous fretille;;;PDO AOC;rw s
      c Pernand-Vergelesses premier cru Vergelesses;+vergelesses|pernand vergelesses premier cru vergelesses|pernand vergelesses vergelesses;;;PDO AOC;rw s
      c Pernand-Vergelesses premier cru Village de Pernand;+village de pernand|pernand vergelesses premier cru village de pernand|pernand vergelesses village de pernand;;;PDO AOC;rw s
    a Pommard;;;;PDO AOC;rw s;Pinot Noir
     c Pommard premier cru;+premier cru|;;;PDO AOC;rw s
      c Pommard Clos Blanc;+clos blanc||pommard premier cru clos blanc;;;PDO AOC;rw s
      c Pommard Clos de Verger;+clos de verger||pommard premier cru clos de verger;;;PDO AOC;r s
      c Pommard Clos de la Commaraine;+clos de la commaraine||pommard premier cru clos de la commaraine;;;PDO AOC;r s
      c Pommard Clos des Epeneaux;+clos des epeneaux||pommard premier cru clos des epeneaux;;;PDO AOC;r s
      c Pommard Derrière Saint-Jean;+derriere saint jean|pommard derriere saint jean|pommard premier cru derriere saint jean;;;PDO AOC;r s
      c Pommard En Largillière;+en largilliere|pommard en largilliere|pommard premier cru en largilliere;;;PDO AOC;r s
      c Pommard La Chanière;+la chaniere|pommard la chaniere|pommard premier cru la chaniere;;;PDO AOC;r s
      c Pommard La Platière;+la platiere|pommard la platiere|pommard premier cru la platiere;;;PDO AOC;r s
      c Pommard La Refène;+la refene|pommard la refene|pommard premier cru la refene;;;PDO AOC;r s
      c Pommard Le Clos Micot;+le clos micot||pommard premier cru le clos micot;;;PDO AOC;r s
      c Pommard Le Village;+le village||pommard premier cru le village;;;PDO AOC;r s
      c Pommard Les Arvelets;+les arvelets||pommard premier cru les arvelets;;;PDO AOC;r s
      c Pommard Les Bertins;+les bertins||pommard premier cru les bertins;;;PDO AOC;r s
      c Pommard Les Boucherottes;+les boucherottes||pommard premier cru les boucherottes;;;PDO AOC;r s
      c Pommard Les Chanlins-Bas;+les chanlins bas|pommard les chanlins bas|pommard premier cru les chanlins bas;;;PDO AOC;r s
      c Pommard Les Chaponnières;+les chaponnieres|pommard les chaponnieres|pommard premier cru les chaponnieres;;;PDO AOC;r s
      c Pommard Les Charmots;+les charmots||pommard premier cru les charmots;;;PDO AOC;r s
      c Pommard Les Combes Dessus;+les combes dessus||pommard premier cru les combes dessus;;;PDO AOC;r s
      c Pommard Les Croix Noires;+les croix noires||pommard premier cru les croix noires;;;PDO AOC;r s
      c Pommard Les Fremiers;+les fremiers||pommard premier cru les fremiers;;;PDO AOC;r s
      c Pommard Les Grands Epenots;+les grands epenots||pommard premier cru les grands epenots;;;PDO AOC;r s
      c Pommard Les Jarolières;+les jarolieres|pommard les jarolieres|pommard premier cru les jarolieres;;;PDO AOC;r s
      c Pommard Les Petits Epenots;+les petits epenots||pommard premier cru les petits epenots;;;PDO AOC;r s
      c Pommard Les Poutures;+les poutures||pommard premier cru les poutures;;;PDO AOC;r s
      c Pommard Les Pézerolles;+les pezerolles|pommard les pezerolles|pommard premier cru les pezerolles;;;PDO AOC;r s
      c Pommard Les Rugiens Bas;+les rugiens bas||pommard premier cru les rugiens bas;;;PDO AOC;r s
      c Pommard Les Rugiens Hauts;+les rugiens hauts||pommard premier cru les rugiens hauts;;;PDO AOC;r s
      c Pommard Les Saussilles;+les saussilles||pommard premier cru les saussilles;;;PDO AOC;r s
    a Puligny-Montrachet;puligny montrachet;;;PDO AOC;rw s
     c Puligny-Montrachet premier cru;+premier cru|puligny montrachet premier cru;;;PDO AOC;rw s
      c Puligny-Montrachet Champ Canet;+champ canet|puligny montrachet champ canet|puligny montrachet premier cru champ canet;;;PDO AOC;rw s
      c Puligny-Montrachet Champ Gain;+champ gain|puligny montrachet champ gain|puligny montrachet premier cru champ gain;;;PDO AOC;rw s
      c Puligny-Montrachet Clavaillon;+clavaillon|puligny montrachet clavaillon|puligny montrachet premier cru clavaillon;;;PDO AOC;rw s
      c Puligny-Montrachet Clos de la Garenne;+clos de la garenne|puligny montrachet clos de la garenne|puligny montrachet premier cru clos de la garenne;;;PDO AOC;rw s
      c Puligny-Montrachet Clos de la Mouchère;+clos de la mouchere|puligny montrachet clos de la mouchere|puligny montrachet premier cru clos de la mouchere;;;PDO AOC;rw s
      c Puligny-Montrachet Hameau de Blagny;+hameau de blagny|puligny montrachet hameau de blagny|puligny montrachet premier cru hameau de blagny;;;PDO AOC;rw s
      c Puligny-Montrachet La Garenne;+la garenne|puligny montrachet la garenne|puligny montrachet premier cru la garenne;;;PDO AOC;rw s
      c Puligny-Montrachet La Truffière;+la truffiere|puligny montrachet la truffiere|puligny montrachet premier cru la truffiere;;;PDO AOC;rw s
      c Puligny-Montrachet Le Cailleret;+le cailleret|puligny montrachet le cailleret|puligny montrachet premier cru le cailleret;;;PDO AOC;rw s
      c Puligny-Montrachet Les Chalumaux;+les chalumaux|puligny montrachet les chalumaux|puligny montrachet premier cru les chalumaux;;;PDO AOC;rw s
      c Puligny-Montrachet Les Combettes;+les combettes|puligny montrachet les combettes|puligny montrachet premier cru les combettes;;;PDO AOC;rw s
      c Puligny-Montrachet Les Demoiselles;+les demoiselles|puligny montrachet les demoiselles|puligny montrachet premier cru les demoiselles;;;PDO AOC;rw s
      c Puligny-Montrachet Les Folatières;+les folatieres|puligny montrachet les folatieres|puligny montrachet premier cru les folatieres;;;PDO AOC;rw s
      c Puligny-Montrachet Les Perrières;+les perrieres|puligny montrachet les perrieres|puligny montrachet premier cru les perrieres;;;PDO AOC;rw s
      c Puligny-Montrachet Les Pucelles;+les pucelles|puligny montrachet les pucelles|puligny montrachet premier cru les pucelles;;;PDO AOC;rw s
      c Puligny-Montrachet Les Referts;+les referts|puligny montrachet les referts|puligny montrachet premier cru les referts;;;PDO AOC;rw s
      c Puligny-Montrachet Sous le Puits;+sous le puits|puligny montrachet sous le puits|puligny montrachet premier cru sous le puits;;;PDO AOC;rw s
    a Saint-Aubin;saint aubin|st aubin;;;PDO AOC;rw s;Pinot Noir|Chardonnay
     c Saint-Aubin premier cru;+premier cru|saint aubin premier cru;;;PDO AOC;rw s
      c Saint-Aubin premier cru Bas de Vermarain à l'est;+bas de vermarain a l est|saint aubin premier cru bas de vermarain a l est|saint aubin bas de vermarain a l est;;;PDO AOC;rw s
      c Saint-Aubin premier cru Derrière chez Edouard;+derriere chez edouard|saint aubin premier cru derriere chez edouard|saint aubin derriere chez edouard;;;PDO AOC;rw s
      c Saint-Aubin premier cru Derrière la Tour;+derriere la tour|saint aubin premier cru derriere la tour|saint aubin derriere la tour;;;PDO AOC;rw s
      c Saint-Aubin premier cru Echaille;+echaille|saint aubin premier cru echaille|saint aubin echaille;;;PDO AOC;rw s
      c Saint-Aubin premier cru En Créot;+en creot|saint aubin premier cru en creot|saint aubin en creot;;;PDO AOC;rw s
      c Saint-Aubin premier cru En Montceau;+en montceau|saint aubin premier cru en montceau|saint aubin en montceau;;;PDO AOC;rw s
      c Saint-Aubin premier cru En Remilly;+en remilly|saint aubin premier cru en remilly|saint aubin en remilly;;;PDO AOC;rw s
      c Saint-Aubin premier cru En Vollon à l'Est;+en vollon a l est|saint aubin premier cru en vollon a l est|saint aubin en vollon a l est;;;PDO AOC;rw s
      c Saint-Aubin premier cru En la Ranché;+en la ranche|saint aubin premier cru en la ranche|saint aubin en la ranche;;;PDO AOC;rw s
      c Saint-Aubin premier cru Es Champs;+es champs|saint aubin premier cru es champs|saint aubin es champs;;;PDO AOC;rw s
      c Saint-Aubin premier cru La Chatenière;+la chateniere|saint aubin premier cru la chateniere|saint aubin la chateniere;;;PDO AOC;rw s
      c Saint-Aubin premier cru Le Bas de Gamay à l'Est;+le bas de gamay a l est|saint aubin premier cru le bas de gamay a l est|saint aubin le bas de gamay a l est;;;PDO AOC;rw s
      c Saint-Aubin premier cru Le Charmois;+le charmois|saint aubin premier cru le charmois|saint aubin le charmois;;;PDO AOC;rw s
      c Saint-Aubin premier cru Le Puits;+le puits|saint aubin premier cru le puits|saint aubin le puits;;;PDO AOC;rw s
      c Saint-Aubin premier cru Les Castets;+les castets|saint aubin premier cru les castets|saint aubin les castets;;;PDO AOC;rw s
      c Saint-Aubin premier cru Les Champlots;+les champlots|saint aubin premier cru les champlots|saint aubin les champlots;;;PDO AOC;rw s
      c Saint-Aubin premier cru Les Combes;+les combes|saint aubin premier cru les combes|saint aubin les combes;;;PDO AOC;rw s
      c Saint-Aubin premier cru Les Combes au Sud;+les combes au sud|saint aubin premier cru les combes au sud|saint aubin les combes au sud;;;PDO AOC;rw s
      c Saint-Aubin premier cru Les Cortons;+les cortons|saint aubin premier cru les cortons|saint aubin les cortons;;;PDO AOC;rw s
      c Saint-Aubin premier cru Les Frionnes;+les frionnes|saint aubin premier cru les frionnes|saint aubin les frionnes;;;PDO AOC;rw s
      c Saint-Aubin premier cru Les Murgers des Dents de Chien;+les murgers des dents de chien|saint aubin premier cru les murgers des dents de chien|saint aubin les murgers des dents de chien;;;PDO AOC;rw s
      c Saint-Aubin premier cru Les Perrières;+les perrieres|saint aubin premier cru les perrieres|saint aubin les perrieres;;;PDO AOC;rw s
      c Saint-Aubin premier cru Les Travers de Marinot;+les travers de marinot|saint aubin premier cru les travers de marinot|saint aubin les travers de marinot;;;PDO AOC;rw s
      c Saint-Aubin premier cru Marinot;+marinot|saint aubin premier cru marinot|saint aubin marinot;;;PDO AOC;rw s
      c Saint-Aubin premier cru Pitangeret;+pitangeret|saint aubin premier cru pitangeret|saint aubin pitangeret;;;PDO AOC;rw s
      c Saint-Aubin premier cru Sous Roche Dumay;+sous roche dumay|saint aubin premier cru sous roche dumay|saint aubin sous roche dumay;;;PDO AOC;rw s
      c Saint-Aubin premier cru Sur Gamay;+sur gamay|saint aubin premier cru sur gamay|saint aubin sur gamay;;;PDO AOC;rw s
      c Saint-Aubin premier cru Sur le Sentier du Clou;+sur le sentier du clou|saint aubin premier cru sur le sentier du clou|saint aubin sur le sentier du clou;;;PDO AOC;rw s
      c Saint-Aubin premier cru Vignes Moingeon;+vignes moingeon|saint aubin premier cru vignes moingeon|saint aubin vignes moingeon;;;PDO AOC;rw s
      c Saint-Aubin premier cru Village;+village|saint aubin premier cru village|saint aubin village;;;PDO AOC;rw s
    a Saint-Romain;saint romain|st romain;;;PDO AOC;rw s
    a Santenay;;;;PDO AOC;rw s;Pinot Noir|Chardonnay
     c Santenay premier cru;+premier cru|;;;PDO AOC;rw s
      c Santenay premier cru Beauregard;+beauregard||santenay beauregard;;;PDO AOC;rw s
      c Santenay premier cru Beaurepaire;+beaurepaire||santenay beaurepaire;;;PDO AOC;rw s
      c Santenay premier cru Clos Faubard;+clos faubard||santenay clos faubard;;;PDO AOC;rw s
      c Santenay premier cru Clos Rousseau;+clos rousseau||santenay clos rousseau;;;PDO AOC;rw s
      c Santenay premier cru Clos de Tavannes;+clos de tavannes||santenay clos de tavannes;;;PDO AOC;rw s
      c Santenay premier cru Clos des Mouches;+clos des mouches||santenay clos des mouches;;;PDO AOC;rw s
      c Santenay premier cru Grand Clos Rousseau;+grand clos rousseau||santenay grand clos rousseau;;;PDO AOC;rw s
      c Santenay premier cru La Comme;+la comme||santenay la comme;;;PDO AOC;rw s
      c Santenay premier cru La Maladière;+la maladiere|santenay premier cru la maladiere|santenay la maladiere;;;PDO AOC;rw s
      c Santenay premier cru Les Gravières;+les gravieres|santenay premier cru les gravieres|santenay les gravieres;;;PDO AOC;rw s
      c Santenay premier cru Les Gravières - Clos de Tavannes;+les gravieres clos de tavannes|santenay premier cru les gravieres clos de tavannes|santenay les gravieres clos de tavannes;;;PDO AOC;rw s
      c Santenay premier cru Passetemps;+passetemps||santenay passetemps;;;PDO AOC;rw s
    a Savigny-lès-Beaune;savigny les beaune;;;PDO AOC;rw s;Pinot Noir|Chardonnay
     c Savigny-lès-Beaune premier cru;+premier cru|savigny les beaune premier cru;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Aux Clous;+aux clous|savigny les beaune premier cru aux clous|savigny les beaune aux clous;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Aux Fourneaux;+aux fourneaux|savigny les beaune premier cru aux fourneaux|savigny les beaune aux fourneaux;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Aux Gravains;+aux gravains|savigny les beaune premier cru aux gravains|savigny les beaune aux gravains;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Aux Guettes;+aux guettes|savigny les beaune premier cru aux guettes|savigny les beaune aux guettes;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Aux Serpentières;+aux serpentieres|savigny les beaune premier cru aux serpentieres|savigny les beaune aux serpentieres;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Basses Vergelesses;+basses vergelesses|savigny les beaune premier cru basses vergelesses|savigny les beaune basses vergelesses;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Bataillère;+bataillere|savigny les beaune premier cru bataillere;;;AOC PDO;rw s
      c Savigny-lès-Beaune premier cru Champ Chevrey;+champ chevrey|savigny les beaune premier cru champ chevrey|savigny les beaune champ chevrey;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru La Dominode;+la dominode|savigny les beaune premier cru la dominode|savigny les beaune la dominode;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Les Charnières;+les charnieres|savigny les beaune premier cru les charnieres|savigny les beaune les charnieres;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Les Hauts Jarrons;+les hauts jarrons|savigny les beaune premier cru les hauts jarrons;;;AOC PDO;rw s
      c Savigny-lès-Beaune premier cru Les Hauts Marconnets;+les hauts marconnets|savigny les beaune premier cru les hauts marconnets|savigny les beaune les hauts marconnets;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Les Jarrons;+les jarrons|savigny les beaune premier cru les jarrons|savigny les beaune les jarrons;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Les Lavières;+les lavieres|savigny les beaune premier cru les lavieres|savigny les beaune les lavieres;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Les Marconnets;+les marconnets|savigny les beaune premier cru les marconnets|savigny les beaune les marconnets;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Les Narbantons;+les narbantons|savigny les beaune premier cru les narbantons|savigny les beaune les narbantons;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Les Peuillets;+les peuillets|savigny les beaune premier cru les peuillets|savigny les beaune les peuillets;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Les Rouvrettes;+les rouvrettes|savigny les beaune premier cru les rouvrettes|savigny les beaune les rouvrettes;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Les Talmettes;+les talmettes|savigny les beaune premier cru les talmettes|savigny les beaune les talmettes;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Les Vergelesses;+les vergelesses|savigny les beaune premier cru les vergelesses|savigny les beaune les vergelesses;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Petits Godeaux;+petits godeaux|savigny les beaune premier cru petits godeaux|savigny les beaune petits godeaux;;;PDO AOC;rw s
      c Savigny-lès-Beaune premier cru Redrescul;+redrescul|savigny les beaune premier cru redrescul|savigny les beaune redrescul;;;PDO AOC;rw s
    a Volnay;;;;PDO AOC;r s;Pinot Noir
     c Volnay premier cru;+premier cru|;;;PDO AOC;r s
      c Volnay premier cru Carelle sous la Chapelle;+carelle sous la chapelle||volnay carelle sous la chapelle;;;PDO AOC;r s
      c Volnay premier cru Champans;+champans||volnay champans;;;PDO AOC;r s
      c Volnay premier cru Clos de La Bousse d'Or;+clos de la bousse d or|volnay premier cru clos de la bousse d or|volnay clos de la bousse d or;;;PDO AOC;r s
      c Volnay premier cru Clos de l'Audignac;+clos de l audignac|volnay premier cru clos de l audignac|volnay clos de l audignac;;;PDO AOC;r s
      c Volnay premier cru Clos de la Barre;+clos de la barre||volnay clos de la barre;;;PDO AOC;r s
      c Volnay premier cru Clos de la Cave des Ducs;+clos de la cave des ducs||volnay clos de la cave des ducs;;;PDO AOC;r s
      c Volnay premier cru Clos de la Rougeotte;+clos de la rougeotte||volnay clos de la rougeotte;;;PDO AOC;r s
      c Volnay premier cru Clos des 60 Ouvrées;+clos des 60 ouvrees|volnay premier cru clos des 60 ouvrees|volnay clos des 60 ouvrees;;;PDO AOC;r s
      c Volnay premier cru Clos des Chênes;+clos des chenes|volnay premier cru clos des chenes|volnay clos des chenes;;;PDO AOC;r s
      c Volnay premier cru Clos des Ducs;+clos des ducs||volnay clos des ducs;;;PDO AOC;r s
      c Volnay premier cru Clos du Château des Ducs;+clos du chateau des ducs|volnay premier cru clos du chateau des ducs|volnay clos du chateau des ducs;;;PDO AOC;r s
      c Volnay premier cru Clos du Verseuil;+clos du verseuil||volnay clos du verseuil;;;PDO AOC;r s
      c Volnay premier cru En Chevret;+en chevret||volnay en chevret;;;PDO AOC;r s
      c Volnay premier cru Fremiets;+fremiets||volnay fremiets;;;PDO AOC;r s
      c Volnay premier cru Fremiets - Clos de la Rougeotte;+fremiets clos de la rougeotte|volnay premier cru fremiets clos de la rougeotte|volnay fremiets clos de la rougeotte;;;PDO AOC;r s
      c Volnay premier cru La Gigotte;+la gigotte||volnay la gigotte;;;PDO AOC;r s
      c Volnay premier cru Lassolle;+lassolle||volnay lassolle;;;PDO AOC;r s
      c Volnay premier cru Le Ronceret;+le ronceret||volnay le ronceret;;;PDO AOC;r s
      c Volnay premier cru Le Village;+le village||volnay le village;;;PDO AOC;r s
      c Volnay premier cru Les Angles;+les angles||volnay les angles;;;PDO AOC;r s
      c Volnay premier cru Les Brouillards;+les brouillards||volnay les brouillards;;;PDO AOC;r s
      c Volnay premier cru Les Caillerets;+les caillerets||volnay les caillerets;;;PDO AOC;r s
      c Volnay premier cru Les Lurets;+les lurets||volnay les lurets;;;PDO AOC;r s
      c Volnay premier cru Les Mitans;+les mitans||volnay les mitans;;;PDO AOC;r s
      c Volnay premier cru Pitures dessus;+pitures dessus||volnay pitures dessus;;;PDO AOC;r s
      c Volnay premier cru Robardelle;+robardelle||volnay robardelle;;;PDO AOC;r s
      c Volnay premier cru Santenots;+santenots||volnay santenots;;;PDO AOC;r s
      c Volnay premier cru Taille Pieds;+taille pieds||volnay taille pieds;;;PDO AOC;r s
   s Côte de Nuits;cote de nuits;;;;?rpw s
    a Bonnes-Mares;bonnes mares|bonnes mares grand cru;;;PDO AOC;r s
    p? Brochon
    a Chambertin;|chambertin clos de beze|chambertin grand cru|chambertin clos de beze grand cru;;;PDO AOC;r s
    a Chambolle-Musigny;chambolle musigny;;;AOC PDO;r s
     c Chambolle-Musigny premier cru;+premier cru|chambolle musigny premier cru;;;PDO AOC;r s
      c Chambolle-Musigny Aux Beaux Bruns;+aux beaux bruns|chambolle musigny aux beaux bruns|chambolle musigny premier cru aux beaux bruns;;;PDO AOC;r s
      c Chambolle-Musigny Aux Combottes;+aux combottes|chambolle musigny aux combottes|chambolle musigny premier cru aux combottes;;;PDO AOC;r s
      c Chambolle-Musigny Aux Echanges;+aux echanges|chambolle musigny aux echanges|chambolle musigny premier cru aux echanges;;;PDO AOC;r s
      c Chambolle-Musigny Derrière la Grange;+derriere la grange|chambolle musigny derriere la grange|chambolle musigny premier cru derriere la grange;;;PDO AOC;r s
      c Chambolle-Musigny La Combe d'Orveau;+la combe d orveau|chambolle musigny la combe d orveau|chambolle musigny premier cru la combe d orveau;;;PDO AOC;r s
      c Chambolle-Musigny Les Amoureuses;+les amoureuses|chambolle musigny les amoureuses|chambolle musigny premier cru les amoureuses;;;PDO AOC;r s
      c Chambolle-Musigny Les Baudes;+les baudes|chambolle musigny les baudes|chambolle musigny premier cru les baudes;;;PDO AOC;r s
      c Chambolle-Musigny Les Borniques;+les borniques|chambolle musigny les borniques|chambolle musigny premier cru les borniques;;;PDO AOC;r s
      c Chambolle-Musigny Les Carrières;+les carrieres|chambolle musigny les carrieres|chambolle musigny premier cru les carrieres;;;PDO AOC;r s
      c Chambolle-Musigny Les Chabiots;+les chabiots|chambolle musigny les chabiots|chambolle musigny premier cru les chabiots;;;PDO AOC;r s
      c Chambolle-Musigny Les Charmes;+les charmes|chambolle musigny les charmes|chambolle musigny premier cru les charmes;;;PDO AOC;r s
      c Chambolle-Musigny Les Chatelots;+les chatelots|chambolle musigny les chatelots|chambolle musigny premier cru les chatelots;;;PDO AOC;r s
      c Chambolle-Musigny Les Combottes;+les combottes|chambolle musigny les combottes|chambolle musigny premier cru les combottes;;;PDO AOC;r s
      c Chambolle-Musigny Les Cras;+les cras|chambolle musigny les cras|chambolle musigny premier cru les cras;;;PDO AOC;r s
      c Chambolle-Musigny Les Fuées;+les fuees|chambolle musigny les fuees|chambolle musigny premier cru les fuees;;;PDO AOC;r s
      c Chambolle-Musigny Les Groseilles;+les groseilles|chambolle musigny les groseilles|chambolle musigny premier cru les groseilles;;;PDO AOC;r s
      c Chambolle-Musigny Les Gruenchers;+les gruenchers|chambolle musigny les gruenchers|chambolle musigny premier cru les gruenchers;;;PDO AOC;r s
      c Chambolle-Musigny Les Hauts Doix;+les hauts doix|chambolle musigny les hauts doix|chambolle musigny premier cru les hauts doix;;;PDO AOC;r s
      c Chambolle-Musigny Les Lavrottes;+les lavrottes|chambolle musigny les lavrottes|chambolle musigny premier cru les lavrottes;;;PDO AOC;r s
      c Chambolle-Musigny Les Noirots;+les noirots|chambolle musigny les noirots|chambolle musigny premier cru les noirots;;;PDO AOC;r s
      c Chambolle-Musigny Les Plantes;+les plantes|chambolle musigny les plantes|chambolle musigny premier cru les plantes;;;PDO AOC;r s
      c Chambolle-Musigny Les Sentiers;+les sentiers|chambolle musigny les sentiers|chambolle musigny premier cru les sentiers;;;PDO AOC;r s
      c Chambolle-Musigny Les Véroilles;+les veroilles|chambolle musigny les veroilles|chambolle musigny premier cru les veroilles;;;PDO AOC;r s
    a Chapelle-Chambertin;chapelle chambertin|chapelle chambertin grand cru;;;AOC PDO;r s
    a Charmes-Chambertin;charmes chambertin|charmes chambertin grand cru;;;PDO AOC;r s;Pinot Noir
    a Clos Saint-Denis;clos saint denis|clos saint denis grand cru;;;PDO AOC;r s
    a Clos de Tart;|clos de tart grand cru;;;PDO AOC;r s
    a Clos de la Roche;|clos de la roche grand cru;;;PDO AOC;r s
    a Clos des Lambrays;|clos des lambrays grand cru;;;PDO AOC;r s
    p? Comblanchien
    p? Corgoloin
    a Côte de Nuits-Villages;cote de nuits villages;;;AOC PDO;rw s
    a Fixin;;;;PDO AOC;rw s
     c Fixin premier cru;+premier cru|;;;AOC PDO;rw s
      c Fixin premier cru Arvelets;+arvelets|;;;AOC PDO;rw s
      c Fixin premier cru Clos Napoléon;+clos napoleon|fixin premier cru clos napoleon|fixin clos napoleon;;;PDO AOC;rw s
      c Fixin premier cru Clos de la Perrière;+clos de la perriere|fixin premier cru clos de la perriere|fixin clos de la perriere;;;PDO AOC;rw s
      c Fixin premier cru Clos du Chapitre;+clos du chapitre|;;;AOC PDO;rw s
      c Fixin premier cru Hervelets;+hervelets|;;;AOC PDO;rw s
      c Fixin premier cru Les Meix Bas;+les meix bas|;;;AOC PDO;rw s
    p? Flagey-Echézeaux;flagey echezeaux
    a Gevrey-Chambertin;gevrey chambertin;;;PDO AOC;r s
     c Gevrey-Chambertin premier cru;+premier cru|gevrey chambertin premier cru;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Au Closeau;+au closeau|gevrey chambertin premier cru au closeau|gevrey chambertin au closeau;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Aux Combottes;+aux combottes|gevrey chambertin premier cru aux combottes|gevrey chambertin aux combottes;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Bel Air;+bel air|gevrey chambertin premier cru bel air|gevrey chambertin bel air;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Champeaux;+champeaux|gevrey chambertin premier cru champeaux|gevrey chambertin champeaux;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Champonnet;+champonnet|gevrey chambertin premier cru champonnet|gevrey chambertin champonnet;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Cherbaudes;+cherbaudes|gevrey chambertin premier cru cherbaudes|gevrey chambertin cherbaudes;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Clos Prieur;+clos prieur|gevrey chambertin premier cru clos prieur|gevrey chambertin clos prieur;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Clos St Jacques;+clos saint jacques|gevrey chambertin premier cru clos saint jacques|+clos st jacques|gevrey chambertin premier cru clos st jacques|gevrey chambertin clos saint jacques|gevrey chambertin clos st jacques;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Clos des Varoilles;+clos des varoilles|gevrey chambertin premier cru clos des varoilles|gevrey chambertin clos des varoilles;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Clos du Chapitre;+clos du chapitre|gevrey chambertin premier cru clos du chapitre|gevrey chambertin clos du chapitre;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Combe au Moine;+combe au moine|gevrey chambertin premier cru combe au moine|gevrey chambertin combe au moine;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Craipillot;+craipillot|gevrey chambertin premier cru craipillot|gevrey chambertin craipillot;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru En Ergot;+en ergot|gevrey chambertin premier cru en ergot|gevrey chambertin en ergot;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Estournelles St Jacques;+estournelles saint jacques|gevrey chambertin premier cru estournelles saint jacques|+estournelles st jacques|gevrey chambertin premier cru estournelles st jacques|gevrey chambertin estournelles saint jacques|gevrey chambertin estournelles st jacques;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Fonteny;+fonteny|gevrey chambertin premier cru fonteny|gevrey chambertin fonteny;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Issarts;+issarts|gevrey chambertin premier cru issarts|gevrey chambertin issarts;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru La Bossière;+la bossiere|gevrey chambertin premier cru la bossiere|gevrey chambertin la bossiere;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru La Perrière;+la perriere|gevrey chambertin premier cru la perriere|gevrey chambertin la perriere;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru La Romanée;+la romanee|gevrey chambertin premier cru la romanee|gevrey chambertin la romanee;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Lavaut St Jacques;+lavaut saint jacques|gevrey chambertin premier cru lavaut saint jacques|+lavaut st jacques|gevrey chambertin premier cru lavaut st jacques|gevrey chambertin lavaut saint jacques|gevrey chambertin lavaut st jacques;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Les Cazetiers;+les cazetiers|gevrey chambertin premier cru les cazetiers|gevrey chambertin les cazetiers;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Les Goulots;+les goulots|gevrey chambertin premier cru les goulots|gevrey chambertin les goulots;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Petite Chapelle;+petite chapelle|gevrey chambertin premier cru petite chapelle|gevrey chambertin petite chapelle;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Petits Cazetiers;+petits cazetiers|gevrey chambertin premier cru petits cazetiers|gevrey chambertin petits cazetiers;;;PDO AOC;r s
      c Gevrey-Chambertin premier cru Poissenot;+poissenot|gevrey chambertin premier cru poissenot|gevrey chambertin poissenot;;;PDO AOC;r s
    p? Gilly
    a Grands-Échezeaux;grands echezeaux;;;AOC PDO
    a Griotte-Chambertin;griotte chambertin|griotte chambertin grand cru;;;PDO AOC;r s
    a La Tâche;la tache|la tache grand cru;;;PDO AOC;r s;Pinot Noir
    a Latricières-Chambertin;latricieres chambertin|latricieres chambertin grand cru;;;PDO AOC;r s
    a Marsannay;;;;PDO AOC;rpw s;Pinot Noir|Chardonnay
    a Mazis-Chambertin;mazis chambertin|mazis chambertin grand cru;;;PDO AOC;r s
    a Morey-Saint-Denis;morey saint denis|morey st denis;;;PDO AOC;rw s
     c Morey-Saint-Denis premier cru;+premier cru|morey saint denis premier cru;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Aux Charmes;+aux charmes|morey saint denis premier cru aux charmes|morey saint denis aux charmes;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Aux Cheseaux;+aux cheseaux|morey saint denis premier cru aux cheseaux|morey saint denis aux cheseaux;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Clos Baulet;+clos baulet|morey saint denis premier cru clos baulet|morey saint denis clos baulet;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Clos Sorbè;+clos sorbe|morey saint denis premier cru clos sorbe|morey saint denis clos sorbe;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Clos des Ormes;+clos des ormes|morey saint denis premier cru clos des ormes|morey saint denis clos des ormes;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Côte Rotie;+cote rotie|morey saint denis premier cru cote rotie|morey saint denis cote rotie;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru La Bussière;+la bussiere|morey saint denis premier cru la bussiere|morey saint denis la bussiere;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru La Riotte;+la riotte|morey saint denis premier cru la riotte|morey saint denis la riotte;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Le Village;+le village|morey saint denis premier cru le village|morey saint denis le village;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Les Blanchards;+les blanchards|morey saint denis premier cru les blanchards|morey saint denis les blanchards;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Les Chaffots;+les chaffots|morey saint denis premier cru les chaffots|morey saint denis les chaffots;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Les Charrières;+les charrieres|morey saint denis premier cru les charrieres|morey saint denis les charrieres;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Les Chenevery;+les chenevery|morey saint denis premier cru les chenevery|morey saint denis les chenevery;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Les Faconnières;+les faconnieres|morey saint denis premier cru les faconnieres|morey saint denis les faconnieres;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Les Genavrières;+les genavrieres|morey saint denis premier cru les genavrieres|morey saint denis les genavrieres;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Les Gruenchers;+les gruenchers|morey saint denis premier cru les gruenchers|morey saint denis les gruenchers;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Les Millandes;+les millandes|morey saint denis premier cru les millandes;;;AOC PDO;rw s
      c Morey-Saint-Denis premier cru Les Ruchots;+les ruchots|morey saint denis premier cru les ruchots|morey saint denis les ruchots;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Les Sorbès;+les sorbes|morey saint denis premier cru les sorbes|morey saint denis les sorbes;;;PDO AOC;rw s
      c Morey-Saint-Denis premier cru Monts Luisants;+monts luisants|morey saint denis premier cru monts luisants|morey saint denis monts luisants;;;PDO AOC;rw s
    a Musigny;|musigny grand cru;;;PDO AOC;rw s;Pinot Noir|Chardonnay
    a Nuits-Saint-Georges;nuits saint georges|nuits st georges;;;PDO AOC;rw s
     c Nuits-Saint-Georges premier cru;+premier cru|nuits saint georges premier cru;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Aux Argillas;+aux argillas|nuits saint georges premier cru aux argillas|nuits saint georges aux argillas;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Aux Boudots;+aux boudots|nuits saint georges premier cru aux boudots|nuits saint georges aux boudots;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Aux Bousselots;+aux bousselots|nuits saint georges premier cru aux bousselots|nuits saint georges aux bousselots;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Aux Chaignots;+aux chaignots|nuits saint georges premier cru aux chaignots|nuits saint georges aux chaignots;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Aux Champs Perdrix;+aux champs perdrix|nuits saint georges premier cru aux champs perdrix|nuits saint georges aux champs perdrix;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Aux Cras;+aux cras|nuits saint georges premier cru aux cras|nuits saint georges aux cras;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Aux Murgers;+aux murgers|nuits saint georges premier cru aux murgers|nuits saint georges aux murgers;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Aux Perdrix;+aux perdrix|nuits saint georges premier cru aux perdrix|nuits saint georges aux perdrix;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Aux Thorey;+aux thorey|nuits saint georges premier cru aux thorey|nuits saint georges aux thorey;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Aux Vignerondes;+aux vignerondes|nuits saint georges premier cru aux vignerondes;;;AOC PDO;rw s
      c Nuits-Saint-Georges premier cru Chaines Carteaux;+chaines carteaux|nuits saint georges premier cru chaines carteaux|nuits saint georges chaines carteaux;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Château Gris;+chateau gris|nuits saint georges premier cru chateau gris|nuits saint georges chateau gris;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Clos Arlot;+clos arlot|nuits saint georges premier cru clos arlot|nuits saint georges clos arlot;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Clos Saint-Marc;+clos saint marc|nuits saint georges premier cru clos saint marc|nuits saint georges clos saint marc;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Clos de la Maréchale;+clos de la marechale|nuits saint georges premier cru clos de la marechale|nuits saint georges clos de la marechale;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Clos des Argillières;+clos des argillieres|nuits saint georges premier cru clos des argillieres|nuits saint georges clos des argillieres;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Clos des Corvées;+clos des corvees|nuits saint georges premier cru clos des corvees|nuits saint georges clos des corvees;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Clos des Corvées Pagets;+clos des corvees pagets|nuits saint georges premier cru clos des corvees pagets|nuits saint georges clos des corvees pagets;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Clos des Forêts-St-Georges;+clos des forets saint georges|nuits saint georges premier cru clos des forets saint georges|+clos des forets st georges|nuits saint georges premier cru clos des forets st georges|nuits saint georges clos des forets saint georges|nuits saint georges clos des forets st georges;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Clos des Porrets Saint-Georges;+clos des porrets saint georges|nuits saint georges premier cru clos des porrets saint georges|nuits saint georges clos des porrets saint georges;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Clos des grandes Vignes;+clos des grandes vignes|nuits saint georges premier cru clos des grandes vignes|nuits saint georges clos des grandes vignes;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru En la Perrière Noblot;+en la perriere noblot|nuits saint georges premier cru en la perriere noblot|nuits saint georges en la perriere noblot;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru La Richemone;+la richemone|nuits saint georges premier cru la richemone|nuits saint georges la richemone;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Argillières;+les argillieres|nuits saint georges premier cru les argillieres|nuits saint georges les argillieres;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Cailles;+les cailles|nuits saint georges premier cru les cailles|nuits saint georges les cailles;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Chabœufs;+les chaboeufs|nuits saint georges premier cru les chaboeufs|nuits saint georges les chaboeufs;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Crots;+les crots|nuits saint georges premier cru les crots|nuits saint georges les crots;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Damodes;+les damodes|nuits saint georges premier cru les damodes|nuits saint georges les damodes;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Didiers;+les didiers|nuits saint georges premier cru les didiers|nuits saint georges les didiers;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Hauts Pruliers;+les hauts pruliers|nuits saint georges premier cru les hauts pruliers|nuits saint georges les hauts pruliers;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Perrières;+les perrieres|nuits saint georges premier cru les perrieres|nuits saint georges les perrieres;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Porrets Saint-Georges;+les porrets saint georges|nuits saint georges premier cru les porrets saint georges|nuits saint georges les porrets saint georges;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Poulettes;+les poulettes|nuits saint georges premier cru les poulettes|nuits saint georges les poulettes;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Proces;+les proces|nuits saint georges premier cru les proces|nuits saint georges les proces;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Pruliers;+les pruliers|nuits saint georges premier cru les pruliers|nuits saint georges les pruliers;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Saints-Georges;+les saints georges|nuits saint georges premier cru les saints georges|nuits saint georges les saints georges;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Terres Blanches;+les terres blanches|nuits saint georges premier cru les terres blanches|nuits saint georges les terres blanches;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Vallerots;+les vallerots|nuits saint georges premier cru les vallerots|nuits saint georges les vallerots;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Les Vaucrains;+les vaucrains|nuits saint georges premier cru les vaucrains|nuits saint georges les vaucrains;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Roncière;+ronciere|nuits saint georges premier cru ronciere|nuits saint georges ronciere;;;PDO AOC;rw s
      c Nuits-Saint-Georges premier cru Rue de Chaux;+rue de chaux|nuits saint georges premier cru rue de chaux|nuits saint georges rue de chaux;;;PDO AOC;rw s
    p? Prémeaux-Prissey;premeaux prissey|premeaux
    a Richebourg;|richebourg grand cru;;;PDO AOC;r s;Pinot Noir
    a Romanée-Conti;romanee conti;;;AOC PDO
    a Romanée-Saint-Vivant;romanee saint vivant;;;AOC PDO
    a Ruchottes-Chambertin;ruchottes chambertin|ruchottes chambertin grand cru;;;PDO AOC;r s
    p? Vosne
    a Vosne-Romanée;vosne romanee;;;PDO AOC;r s;Pinot Noir
     c Vosne-Romanée premier cru;+premier cru|vosne romanee premier cru;;;PDO AOC;r s
      c Vosne-Romanée premier cru Au-dessus des Malconsorts;+au dessus des malconsorts|vosne romanee premier cru au dessus des malconsorts|vosne romanee au dessus des malconsorts;;;PDO AOC;r s
      c Vosne-Romanée premier cru Aux Brulées;+aux brulees|vosne romanee premier cru aux brulees|vosne romanee aux brulees;;;PDO AOC;r s
      c Vosne-Romanée premier cru Aux Malconsorts;+aux malconsorts|vosne romanee premier cru aux malconsorts|vosne romanee aux malconsorts;;;PDO AOC;r s
      c Vosne-Romanée premier cru Aux Raignots;+aux raignots|vosne romanee premier cru aux raignots|vosne romanee aux raignots;;;PDO AOC;r s
      c Vosne-Romanée premier cru Clos des Réas;+clos des reas|vosne romanee premier cru clos des reas|vosne romanee clos des reas;;;PDO AOC;r s
      c Vosne-Romanée premier cru En Orveaux;+en orveaux|vosne romanee premier cru en orveaux|vosne romanee en orveaux;;;PDO AOC;r s
      c Vosne-Romanée premier cru La Croix Rameau;+la croix rameau|vosne romanee premier cru la croix rameau|vosne romanee la croix rameau;;;PDO AOC;r s
      c Vosne-Romanée premier cru Les Beaux Monts;+les beaux monts|vosne romanee premier cru les beaux monts|vosne romanee les beaux monts;;;PDO AOC;r s
      c Vosne-Romanée premier cru Les Chaumes;+les chaumes|vosne romanee premier cru les chaumes|vosne romanee les chaumes;;;PDO AOC;r s
      c Vosne-Romanée premier cru Les Gaudichots;+les gaudichots|vosne romanee premier cru les gaudichots|vosne romanee les gaudichots;;;PDO AOC;r s
      c Vosne-Romanée premier cru Les Rouges;+les rouges|vosne romanee premier cru les rouges|vosne romanee les rouges;;;PDO AOC;r s
      c Vosne-Romanée premier cru Les Suchots;+les suchots|vosne romanee premier cru les suchots|vosne romanee les suchots;;;PDO AOC;r s
    a Vougeot;|clos de vougeot|clos vougeot|clos de vougeot grand cru|clos vougeot grand cru;;;PDO AOC;rw s;Pinot Noir
     c Vougeot premier cru;+premier cru|;;;PDO AOC;rw s
      c Vougeot premier cru Clos de la Perrière;+clos de la perriere|vougeot premier cru clos de la perriere|vougeot clos de la perriere;;;PDO AOC;rw s
      c Vougeot premier cru Le Clos Blanc;+le clos blanc||vougeot le clos blanc;;;PDO AOC;rw s
      c Vougeot premier cru Les Crâs;+les cras|vougeot premier cru les cras|vougeot les cras;;;PDO AOC;rw s
      c Vougeot premier cru Les Petits Vougeots;+les petits vougeots||vougeot les petits vougeots;;;PDO AOC;rw s
    a Échezeaux;echezeaux|echezeaux grand cru;;;PDO AOC;rw s;Pinot Noir|Chardonnay
  p? Côtes d'Auxerre;cotes d auxerre
  p? Grand Auxerrois
  a Haute-Marne;haute marne;;;PGI;rpw bs
  a Irancy;;;;PDO AOC
  a La Grande Rue;|la grande rue grand cru;;;PDO AOC;r s;Pinot Noir
  p? Ladoix-Serrigny;ladoix serrigny
  a Mazoyères-Chambertin;mazoyeres chambertin|mazoyeres chambertin grand cru;;;PDO AOC;r s
  a Mâconnais;maconnais|macon|burgundy macon|bourgogne macon;;;PDO AOC;rpw s
   p~ Lugny
   a Mâcon Bray;macon bray;;;PDO AOC;rpw s
   a Mâcon Burgy;macon burgy;;;PDO AOC;rpw s
   a Mâcon Chaintré;macon chaintre;;;PDO AOC;rpw s
   a Mâcon Charnay-lès Mâcon;macon charnay les macon;;;PDO AOC;rpw s
   a Mâcon Loché;macon loche;;;PDO AOC;rw s
   a Mâcon Mancey;macon mancey;;;PDO AOC;rpw s
   a Mâcon Montbellet;macon montbellet;;;PDO AOC;rw s
   a Mâcon Saint-Gengoux-le-National;macon saint gengoux le national;;;PDO AOC;rpw s
   a Mâcon Serrières;macon serrieres;;;PDO AOC;rpw s
   a Mâcon Solutré Pouilly;macon solutre pouilly;;;PDO AOC;rw s
   a Mâcon-Azé;macon aze;;;PDO AOC;rpw s
   a Mâcon-Bussières;macon bussieres;;;PDO AOC;rpw s
   a Mâcon-Chardonnay;macon chardonnay;;;PDO AOC;rpw s
   a Mâcon-Cruzille;macon cruzille;;;PDO AOC;rpw s
   a Mâcon-Davayé;macon davaye;;;PDO AOC;rpw s
   a Mâcon-Fuissé;macon fuisse;;;PDO AOC;rw s
   a Mâcon-Igé;macon ige;;;PDO AOC;rpw s
   a Mâcon-La Roche-Vineuse;macon la roche vineuse;;;PDO AOC;rpw s
   a Mâcon-Lugny;macon lugny;;;PDO AOC;rpw s
   a Mâcon-Milly-Lamartine;macon milly lamartine;;;PDO AOC;rpw s
   a Mâcon-Pierreclos;macon pierreclos;;;PDO AOC;rpw s
   a Mâcon-Prissé;macon prisse;;;PDO AOC;rpw s
   a Mâcon-Péronne;macon peronne;;;PDO AOC;rpw s
   a Mâcon-Uchizy;macon uchizy;;;PDO AOC;rw s
   a Mâcon-Vergisson;macon vergisson;;;PDO AOC;rw s
   a Mâcon-Verzé;macon verze;;;PDO AOC;rpw s
   a Mâcon-Villages;macon villages|macon village|macon villages primeur|macon villages nouveau;;;PDO AOC;w s
   a Mâcon-Vinzelles;macon vinzelles;;;PDO AOC;rw s
   a Pouilly-Fuissé;pouilly fuisse;;;PDO AOC;w s
   a Pouilly-Loché;pouilly loche;;;PDO AOC;?w
   a Pouilly-Vinzelles;pouilly vinzelles;;;PDO AOC;w s
   a Saint-Véran;saint veran|st veran;;;PDO AOC;w s
   p~ Uchizy
   a Viré-Clessé;vire clesse;;;PDO AOC;w s
  a Romanée grand cru;romanee grand cru|la romanee grand cru|romanee|la romanee;;;PDO AOC;r s;Pinot Noir
  a Saint-Bris;saint bris|st bris;;;AOC PDO
  a Sainte Marie la Blanche;;;;PGI;rpw s
  a Saône et Loire;saone et loire;;;PGI;rpw s
  p? Tonnerre
  a Yonne;;;;PGI;rpw s
  p? Épineuil;epineuil
 x? Cassis de Bourgogne;;;;GI
 x? Cassis de Dijon;;;;GI
 x? Cassis de Saintonge;;;;GI
 r Champagne;|шампань|シャンパーニュ|シャンパン|香槟|샴페인|champana|sampanja|szampania|champan|σαμπανια|шампанское;;;AOC PDO;rpw bs;Pinot Noir|Chardonnay|Schwarzriesling
  p~ Champagne Grand Cru
  p~ Champagne Premier Cru;|champagne 1er cru
  a Coteaux Champenois;|coteaux de champenois;;;AOC PDO;rpw s
  p~ Côte de Sézanne;cote de sezanne
  p~ Côte des Bar;cote des bar|aube
  s~ Côte des Blancs;cote des blancs
   p~ Avize
   p~ Bergères-lès-Vertus;bergeres les vertus
   p~ Chouilly
   p~ Cramant
   p~ Cuis
   p~ Grauves
   p~ Le Mesnil-sur-Oger;le mesnil sur oger|mesnil sur oger
   p~ Oger
   p~ Oiry
   p~ Vertus
  s~ Montagne de Reims
   p~ Ambonnay
   p~ Beaumont-sur-Vesle;beaumont sur vesle
   p~ Bouzy
   p~ Chigny-les-Roses;chigny les roses
   p~ Louvois
   p~ Ludes
   p~ Mailly-Champagne;mailly champagne|mailly
   p~ Puisieulx
   p~ Rilly-la-Montagne;rilly la montagne
   p~ Sillery
   p~ Tours-sur-Marne;tours sur marne
   p~ Trépail;trepail
   p~ Verzenay
   p~ Verzy
   p~ Villers-Marmery;villers marmery
   p~ Écueil;ecueil
  a Rosé des Riceys;rose des riceys;;;AOC PDO;p s
  s~ Vallée de la Marne;vallee de la marne|marne valley
   p~ Aÿ;ay|ay champagne
   p~ Cumières;cumieres
   p~ Damery
   p~ Dizy
   p~ Hautvillers
   p~ Mareuil-sur-Aÿ;mareuil sur ay
   p~ Épernay;epernay
  p~ Vitryat
 r Cognac;|charente|charentes;;;;?rpw fs
  p~ Bois Ordinaires
  p~ Bons Bois
  p~ Borderies
  a Charentais;;;;PGI;rpw s
   a Charentais Charente;;;;PGI;rpw s
    a Charentais Charente-Maritime;charentais charente maritime;;;PGI;rpw s
   c Charentais Ile d'Oléron;+ile d oleron|charentais ile d oleron;;;PGI;rpw s
   c Charentais Ile de Ré;+ile de re|charentais ile de re;;;PGI;rpw s
   c Charentais Saint Sornin;+saint sornin|;;;PGI;rpw s
  p~ Fine Champagne
  p~ Fins Bois
  p~ Grande Champagne;|cognac grande champagne
  p~ Petite Champagne
  a Pineau des Charentes;|pineau charentais;;;AOC PDO;rpw fs
 a^ Comtés Rhodaniens;comtes rhodaniens;;Rhône|Savoie|Beaujolais;PGI;rpw s
 r Corsica;|corse|korsika|corsega|ile de beaute|vin de corse|corcega|корсика|コルス|korsyka;;;PGI PDO AOC;rpw s
  a Ajaccio;;;;PDO AOC;rpw s
  p Corse Calvi;|calvi
  p Corse Figari
  p Corse Porto-Vecchio;corse porto vecchio|porto vecchio
  p Corse Sartène;corse sartene|sartene
  a Patrimonio;;;;AOC PDO;rpw s
 x? Crème de cassis de Dijon;creme de cassis de dijon;;;GI
 x? Eau-de-vie de Faugères;eau de vie de faugeres;;;GI
 x? Eau-de-vie de cidre de Bretagne;eau de vie de cidre de bretagne;;;GI
 x? Eau-de-vie de cidre de Normandie;eau de vie de cidre de normandie;;;GI
 x? Eau-de-vie de cidre du Maine;eau de vie de cidre du maine;;;GI
 x? Eau-de-vie de poiré de Normandie;eau de vie de poire de normandie|birnenbrand aus der normandie|peren eau de vies uit normandie;;;GI
 x? Eau-de-vie de vin de Savoie;eau de vie de vin de savoie;;;GI
 x? Eau-de-vie de vin de la Marne;eau de vie de vin de la marne|fine champenoise|branntwein aus marne|branntwein aus dem marne tal|wijn eau de vies uit de marne;;;GI
 x? Eau-de-vie de vin des Côtes-du-Rhône;eau de vie de vin des cotes du rhone;;;GI
 x? Eau-de-vie de vin originaire de Bugey;eau de vie de vin originaire de bugey;;;GI
 x? Eau-de-vie de vin originaire de Provence;eau de vie de vin originaire de provence;;;GI
 x? Eau-de-vie de vin originaire du Languedoc;eau de vie de vin originaire du languedoc|fine du languedoc|branntwein aus dem languedoc|wijn eau de vies uit de languedoc;;;GI
 x? Fine Bordeaux;;;;GI
 x? Fine de Bourgogne;;;;GI
 x? Framboise d'Alsace;framboise d alsace;;;GI
 a^ Franche-Comté;franche comte;;Jura;PGI;rpw bs
  a Franche-Comté Buffard;franche comte buffard;;;PGI;rpw bs
  a Franche-Comté Coteaux de Champlitte;franche comte coteaux de champlitte;;;PGI;rpw bs
  a Franche-Comté Doubs;franche comte doubs;;;PGI;rpw bs
  a Franche-Comté Gy;franche comte gy;;;PGI;rpw bs
  a Franche-Comté Haute-Saône;franche comte haute saone;;;PGI;rpw bs
  a Franche-Comté Hugier;franche comte hugier;;;PGI;rpw bs
  a Franche-Comté Motey-Besuche;franche comte motey besuche;;;PGI;rpw bs
  a Franche-Comté Offlanges;franche comte offlanges;;;PGI;rpw bs
  a Franche-Comté Vuillafans blanc;franche comte vuillafans blanc;;;PGI;rpw bs
 x? Genièvre Flandres Artois;genievre flandres artois;;;GI
 x? Gentiane d'Auvergne;gentiane d auvergne;;;GI
 x? Génépi des Alpes;genepi des alpes|genepi degli alpi|genepi delle alpi;;;GI
 p Hauts-de-France;hauts de france|nord pas de calais
 r Jura;;;;;?rpw fbs
  a Arbois;;;;AOC PDO;rpw s
   a Arbois Pupillin;;;;AOC PDO;rpw s
  a Château-Chalon;chateau chalon;;;AOC PDO;w s
  a Crémant du Jura;cremant du jura;;;AOC PDO;pw bs
  a Côtes du Jura;cotes du jura;;;AOC PDO;rpw s
  a L'Étoile;l etoile|etoile;;;AOC PDO;w s
  a Macvin du Jura;;;;AOC PDO;rpw fs
 x? Kirsch d'Alsace;kirsch d alsace;;;GI
 x? Kirsch de Fougerolles;;;;GI
 r Languedoc-Roussillon;languedoc roussillon|лангедок руссильон|ラングドック ルーション|linguadoca rossiglione|linguadoca;;;;?rpw fbs
  a Aude;;;;PGI;rpw s
   a Aude Coteaux de Miramont;;;;PGI;rpw s
   a Aude Coteaux de la Cabrerisse;;;;PGI;rpw s
   a Aude Côtes de Lastours;aude cotes de lastours;;;PGI;rpw s
   a Aude Côtes de Prouilhe;aude cotes de prouilhe;;;PGI;rpw s
   a Aude Hauterive;;;;PGI;rpw s
   a Aude La côte rêvée;aude la cote revee;;;PGI;rpw s
   a Aude Pays de Cucugnan;;;;PGI;rpw s
   a Aude Val de Cesse;;;;PGI;rpw s
   a Aude Val de Dagne;;;;PGI;rpw s
  a Cathare;;;;PGI;rpw s
  a Cité de Carcassonne;cite de carcassonne;;;PGI;rpw s
  a Coteaux de Béziers;coteaux de beziers;;;PGI;rpw s
  a Coteaux de Narbonne;;;;PGI;rpw s
  a Coteaux de Peyriac;;;;PGI;rpw s
   a Coteaux de Peyriac Haut de Badens;;;;PGI;rpw s
  a Coteaux du Pont du Gard;;;;PGI;rpw s
  a Coteaux d’Enserune;coteaux d enserune;;;PGI;rpw s
  a Cévennes;cevennes|cevennes mont bouquet;;;PGI;rpw s
  a Côtes de Thau;cotes de thau;;;PGI;rpw bs
   a Côtes de Thau Cap d'Agde;cotes de thau cap d agde;;;PGI;rpw bs
  a Côtes de Thongue;cotes de thongue;;;PGI;rpw bs
  a Gard;;;;PGI;rpw s
  a Grand Roussillon;;;;AOC PDO;rpw fs
  a Haute Vallée de l'Aude;haute vallee de l aude;;;PGI;rpw s
  a Haute Vallée de l'Orb;haute vallee de l orb;;;PGI;rpw bs
  a Hérault;herault|pays d herault;;;PGI;rpw s
   a Pays d'Hérault Bénovie;pays d herault benovie;;;PGI;rpw s
   a Pays d'Hérault Bérange;pays d herault berange;;;PGI;rpw s
   a Pays d'Hérault Cassan;pays d herault cassan;;;PGI;rpw s
   a Pays d'Hérault Cessenon;pays d herault cessenon;;;PGI;rpw s
   a Pays d'Hérault Collines de la Moure;pays d herault collines de la moure;;;PGI;rpw s
   a Pays d'Hérault Coteaux de Bessilles;pays d herault coteaux de bessilles;;;PGI;rpw s
   a Pays d'Hérault Coteaux de Fontcaude;pays d herault coteaux de fontcaude;;;PGI;rpw s
   a Pays d'Hérault Coteaux de Laurens;pays d herault coteaux de laurens;;;PGI;rpw s
   a Pays d'Hérault Coteaux de Murviel;pays d herault coteaux de murviel;;;PGI;rpw s
   a Pays d'Hérault Coteaux du Salagou;pays d herault coteaux du salagou;;;PGI;rpw s
   a Pays d'Hérault Côtes du Brian;pays d herault cotes du brian;;;PGI;rpw s
   a Pays d'Hérault Côtes du Ceressou;pays d herault cotes du ceressou;;;PGI;rpw s
   a Pays d'Hérault Mont Baudile;pays d herault mont baudile;;;PGI;rpw s
   a Pays d'Hérault Monts de la Grage;pays d herault monts de la grage;;;PGI;rpw s
   a Pays d'Hérault Pays de Bessan;pays d herault pays de bessan;;;PGI;rpw s
   a Pays d'Hérault Pays de Caux;pays d herault pays de caux;;;PGI;rpw s
  a Languedoc;|coteaux du languedoc;;;AOC PDO;rpw fbs
   a Cabardès;cabardes;;;AOC PDO;rp s
   a Clairette du Languedoc;;;;AOC PDO; fs
    a Clairette du Languedoc Adissan;;;;AOC PDO; fs
    a Clairette du Languedoc Aspiran;;;;AOC PDO; fs
    a Clairette du Languedoc Cabrières;clairette du languedoc cabrieres;;;AOC PDO; fs
    a Clairette du Languedoc Ceyras;;;;AOC PDO; fs
    a Clairette du Languedoc Fontès;clairette du languedoc fontes;;;AOC PDO; fs
    a Clairette du Languedoc Le Bosc;;;;AOC PDO; fs
    a Clairette du Languedoc Lieuran-Cabrières;clairette du languedoc lieuran cabrieres;;;AOC PDO; fs
    a Clairette du Languedoc Nizas;;;;AOC PDO; fs
    a Clairette du Languedoc Paulhan;;;;AOC PDO; fs
    a Clairette du Languedoc Péret;clairette du languedoc peret;;;AOC PDO; fs
    a Clairette du Languedoc Saint-André-de-Sangonis;clairette du languedoc saint andre de sangonis;;;AOC PDO; fs
   a Corbières;corbieres;;;PDO AOC;rpw s
   a Corbières-Boutenac;corbieres boutenac;;;PDO
   a Crémant de Limoux;cremant de limoux;;;PDO AOC;pw bs
   a Faugères;faugeres;;;AOC PDO;rpw s
   a Fitou;;;;AOC PDO
   a Frontignan;|muscat de frontignan;;;AOC PDO; f
   a Grès de Montpellier;gres de montpellier;;;AOC PDO
   a La Clape;;;;PDO AOC;rw s
   a Languedoc Cabrières;languedoc cabrieres;;;AOC PDO;rp s
   a Languedoc La Méjanelle;languedoc la mejanelle;;;AOC PDO;r s
   a Languedoc Montpeyroux;;;;AOC PDO;r s
   a Languedoc Quatourze;;;;AOC PDO;r s
   a Languedoc Saint-Christol;languedoc saint christol;;;AOC PDO;r s
   a Languedoc Saint-Drézéry;languedoc saint drezery;;;AOC PDO;r s
   a Languedoc Saint-Georges-d'Orques;languedoc saint georges d orques;;;AOC PDO;r s
   a Languedoc Saint-Saturnin;languedoc saint saturnin;;;AOC PDO;rp s
   a Languedoc blanc;;;;AOC PDO;w s
   a Limoux;|blanquette de limoux;;;PDO AOC;rw s
   a Malepère;malepere;;;AOC PDO;rp s
   a Minervois;;;;PDO AOC;rpw s
   p Minervois-La Livinière;minervois la liviniere
   p Montpeyroux
   a Muscat de Lunel;;;;AOC PDO
   a Muscat de Mireval;;;;AOC PDO
   a Muscat de Saint-Jean-de-Minervois;muscat de saint jean de minervois|muscats de saint jean de minervois;;;PDO AOC; f
   a Pic Saint-Loup;pic saint loup|pic st loup;;;AOC PDO;rp s
   a Picpoul de Pinet;;;;PDO AOC;w s;Picpoul Blanc
   p Pézenas;pezenas
   a Saint-Chinian;saint chinian|st chinian;;;PDO AOC;rpw s
   p Saint-Drézéry;saint drezery
   a Terrasses du Larzac;;;;PDO AOC; s
  a^ Pays d'Oc;pays d oc|oc;;;PGI;rpw bs
  s Roussillon;;;;;?rpw fs
   a Banyuls;|banyuls grand cru|banyuls rancio|banyuls grand cru rancio;;;AOC PDO;rpw fs;Grenache
   a Collioure;;;;AOC PDO;rpw s
   a Côte Vermeille;cote vermeille;;;PGI;rpw fs
   a Côtes Catalanes;cotes catalanes;;;PGI;rpw fs
    a Côtes catalanes Pyrénées Orientales;cotes catalanes pyrenees orientales;;;PGI;rpw fs
   a Côtes du Roussillon;cotes du roussillon;;;AOC PDO;rpw s
   a Côtes du Roussillon Villages;cotes du roussillon villages;;;AOC PDO
   a Maury;|maury rancio;;;AOC PDO;rw fs;Grenache
   p Maury Sec
   a Rivesaltes;|muscat de rivesaltes|muscats de rivesaltes;;;PDO AOC; fs
  a Sable de Camargue;|camargue;;;PGI AOC PDO; s
  a Saint-Guilhem-le-Désert;saint guilhem le desert;;;PGI;rpw s
   a Saint-Guilhem-le-Désert Cité d'Aniane;saint guilhem le desert cite d aniane;;;PGI;rpw s
   a Saint-Guilhem-le-Désert Val de Montferrand;saint guilhem le desert val de montferrand;;;PGI;rpw s
  a Terres du Midi;;;;PGI;rpw s
  a Vallée du Paradis;vallee du paradis;;;PGI;rpw s
  a Vallée du Torgan;vallee du torgan;;;PGI;rpw s
  a Vicomté d'Aumelas;vicomte d aumelas;;;PGI;rpw s
   a Vicomté d'Aumelas Vallée Dorée;vicomte d aumelas vallee doree;;;PGI;rpw s
 p Limousin
 r Loire;|loire valley|val de loire|loiredalen|valle della loira|valle del loira|vallee de la loire|loiretal|val de loire vin mousseux|loira|луара|ロワール|dolina loary|loire dalen|loiren laakso|loara;;;PGI;rpw bs
  s Anjou-Saumur;anjou saumur;;;;?rpw bs
   a Anjou;|anjou blanc|anjou rouge|anjou val de loire;;;AOC PDO;rpw bs
    a Anjou Coteaux de la Loire;|anjou coteaux de la loire val de loire;;;AOC PDO
    a Anjou gamay;;;;AOC PDO; s
   a Anjou-Villages;anjou villages;;;AOC PDO; s
    a Anjou-Villages Brissac;anjou villages brissac|anjou villages brissac val de loire;;;PDO;? s
   a Bonnezeaux;|bonnezeaux val de loire;;;AOC PDO
   p Cabernet d'Anjou;cabernet d anjou|cabernet d anjou val de loire
   a Coteaux de Saumur;|coteaux de saumur val de loire;;;AOC PDO
   a Coteaux de l'Aubance;coteaux de l aubance|coteaux de l aubance val de loire;;;AOC PDO
   a Coteaux du Layon;|coteaux du layon val de loire;;;AOC PDO
   a Coulée de Serrant;coulee de serrant;;;AOC PDO
   a Quarts de Chaume;|quarts de chaume val de loire;;;AOC PDO
   p Rosé d'Anjou;rose d anjou
   a Saumur;|saumur blanc|saumur rouge|saumur brut|saumur vins tranquilles blancs et roses|saumur vins tranquilles rouges;;;PDO AOC;rpw bs
    a Saumur mousseux;;;;AOC PDO;pw b
   a Saumur-Champigny;saumur champigny|saumur champigny val de loire;;;AOC PDO
   a Savennières;savennieres|savennieres val de loire;;;AOC PDO
    a Savennières Roche aux Moines;savennieres roche aux moines|savennieres roche aux moines val de loire;;;AOC PDO
  s Centre-Loire;centre loire;;;;?rpw s
   a Châteaumeillant;chateaumeillant;;;AOC PDO;rp s
   a Coteaux du Giennois;;;;PDO AOC;rpw s
   a Menetou-Salon;menetou salon|menetou salon val de loire;;;AOC PDO;rpw s
   a Orléans;orleans;;;AOC PDO;rpw s
   a Orléans-Cléry;orleans clery;;;PDO AOC
   a Pouilly-Fumé;pouilly fume|pouilly blanc fume;;;AOC PDO;w s;Sauvignon Blanc
   p Pouilly-sur-Loire;pouilly sur loire|pouilly sur loire val de loire|blanc fume de pouilly
   a Quincy;|quincy val de loire;;;PDO AOC; s
   a Reuilly;|reuilly val de loire;;;PDO AOC;rpw s
   a Sancerre;;;;AOC PDO;rpw s;Sauvignon Blanc|Pinot Noir
  a Coteaux de Tannay;;;;PGI;rpw bs
  a Coteaux du Cher et de l’Arnon;coteaux du cher et de l arnon;;;PGI;rpw s
  a Cotes de la Charité;cotes de la charite;;;PGI;rpw s
  a^ Crémant de Loire;cremant de loire;;;AOC PDO;pw bs
  a Côte Roannaise;cote roannaise;;;AOC PDO;rp s
  a Côtes d'Auvergne;cotes d auvergne;;;AOC PDO;rpw s
   a Côtes d'Auvergne Boudes;cotes d auvergne boudes;;;AOC PDO;r s
   a Côtes d'Auvergne Chanturgue;cotes d auvergne chanturgue;;;AOC PDO;r s
   a Côtes d'Auvergne Châteaugay;cotes d auvergne chateaugay;;;AOC PDO;r s
   a Côtes d'Auvergne Corent;cotes d auvergne corent;;;AOC PDO;p s
   a Côtes d'Auvergne Madargues;cotes d auvergne madargues;;;AOC PDO;r s
  a Côtes du Forez;cotes du forez;;;AOC PDO;rp s
  a Haut-Poitou;haut poitou;;;AOC PDO;rpw s
  a Haute-Vienne;haute vienne;;;PGI;rpw s
  s Pays Nantais;;;;;?rpw s
   a Coteaux d'Ancenis;coteaux d ancenis;;;PDO AOC;rpw s
   a Fiefs Vendéens;fiefs vendeens;;;PDO;?rpw s
    a Fiefs Vendéens Brem;fiefs vendeens brem|brem;;;AOC PDO;rpw s
    a Fiefs Vendéens Chantonnay;fiefs vendeens chantonnay;;;AOC PDO;rpw s
    a Fiefs Vendéens Mareuil;fiefs vendeens mareuil|mareuil;;;AOC PDO;rpw s
    a Fiefs Vendéens Pissotte;fiefs vendeens pissotte|pissotte;;;AOC PDO;rpw s
    a Fiefs Vendéens Vix;fiefs vendeens vix|vix;;;AOC PDO;rpw s
   a Gros Plant du Pays Nantais;|gros plant;;;PDO AOC; s
   a Muscadet;|muscadet val de loire;;;PDO AOC;w s;Melon de Bourgogne
    a Muscadet Coteaux de la Loire;|muscadet coteaux de la loire val de loire;;;PDO AOC; s
    a Muscadet Côtes de Grandlieu;muscadet cotes de grandlieu|muscadet cotes de grandlieu val de loire;;;PDO AOC; s
    a Muscadet Sèvre-et-Maine;muscadet sevre et maine|muscadet de sevre et maine|muscadet de sevre et maine sur lie|muscadet sevre et maine sur lie|muscadet sevre et maine val de loire;;;AOC PDO
  a Puy de Dôme;puy de dome;;;PGI;rpw s
  a^ Rosé de Loire;rose de loire|rose de loire val de loire;;;AOC PDO;p s
  a Saint-Pourçain;saint pourcain|st pourcain;;;PDO AOC;rpw s
  a Touraine;|touraine val de loire|touraine val de loire mousseux|touraine val de loire petillant;;;AOC PDO;rpw bs
   a Bourgueil;;;;AOC PDO;rp s
   a Cheverny;;;;PDO AOC;rpw s
   a Chinon;;;;AOC PDO;rpw s;Cabernet Franc
   a Coteaux du Loir;|coteaux du loir val de loire;;;AOC PDO;rpw s
   a Coteaux du Vendômois;coteaux du vendomois|coteaux du vendomois val de loire;;;AOC PDO;rw s
   a Cour-Cheverny;cour cheverny|cour cheverny val de loire;;;AOC PDO
   a Jasnières;jasnieres|jasnieres val de loire;;;AOC PDO
   a Montlouis-sur-Loire;montlouis sur loire|montlouis|montlouis sur loire val de loire|montlouis sur loire val de loire mousseux|montlouis sur loire val de loire petillant;;;PDO AOC; bs
   a Saint-Nicolas-de-Bourgueil;saint nicolas de bourgueil|saint nicolas de bourgeuil|st nicolas de bourgueil|saint nicolas de bourgueil val de loire;;;AOC PDO;rp s
   a Touraine Azay-le-Rideau;touraine azay le rideau;;;AOC PDO;pw s
   a Touraine Noble-Joué;touraine noble joue|touraine noble joue val de loire;;;AOC PDO
   a Touraine Oisly;;;;AOC PDO;w s
   a Touraine-Amboise;touraine amboise;;;AOC PDO;rpw s
   a Touraine-Chenonceaux;touraine chenonceaux;;;AOC PDO;rw s
   a Touraine-Mesland;touraine mesland;;;AOC PDO;rpw s
   a Valençay;valencay|valencay wine;;;AOC PDO;rpw s
   a Vouvray;|vouvray val de loire|vouvray val de loire mousseux|vouvray val de loire petillant;;;AOC PDO;w bs;Chenin Blanc
  a Urfé;urfe;;;PGI;rpw bs
   a Urfé Ambierle;urfe ambierle;;;PGI;p s
   a Urfé Trelins;urfe trelins;;;PGI;p s
  a Val de Loire Allier;;;;PGI;rpw s
  p Val de Loire Atlantique
  a Val de Loire Cher;;;;PGI;rpw s
  a Val de Loire Indre;;;;PGI;rpw s
   a Val de Loire Indre-et-Loire;val de loire indre et loire;;;PGI;rpw s
  a Val de Loire Loir-et-Cher;val de loire loir et cher;;;PGI;rpw s
  a Val de Loire Loire-Atlantique;val de loire loire atlantique;;;PGI;rpw s
  a Val de Loire Loiret;;;;PGI;rpw s
  a Val de Loire Maine-et-Loire;val de loire maine et loire;;;PGI;rpw s
  a Val de Loire Marches de Bretagne;;;;PGI;rpw s
  a Val de Loire Nièvre;val de loire nievre;;;PGI;rpw s
  a Val de Loire Pays de Retz;;;;PGI;rpw s
  a Val de Loire Sarthe;;;;PGI;rpw s
  a Val de Loire Vendée;val de loire vendee;;;PGI;rpw s
  a Val de Loire Vienne;;;;PGI;rpw s
  p? Vin de Pays du Jardin de la France;du jardin de la france||jardin de la france
 r Lorraine;;;;PGI;rpw bs
  a Côtes de Meuse;cotes de meuse;;;PGI;rpw s
  a Côtes de Toul;cotes de toul;;;AOC PDO;rw s
  a Moselle;;;;AOC PDO;rpw s
 x? Marc d'Alsace Gewürztraminer;marc d alsace gewurztraminer|marc d alsace;;;GI
 x? Marc d'Aquitaine;marc d aquitaine;;;GI
 x? Marc d'Auvergne;marc d auvergne;;;GI
 x? Marc de Bourgogne;|eau de vie de marc de bourgogne;;;GI
 x? Marc de Champagne;|eau de vie de marc de champagne;;;GI
 x? Marc de Franche-Comté;marc de franche comte;;;GI
 x? Marc de Lorraine;;;;GI
 x? Marc de Provence;;;;GI
 x? Marc de Savoie;;;;GI
 x? Marc des Coteaux de la Loire;;;;GI
 x? Marc des Côtes du Rhône;marc des cotes du rhone|eau de vie de marc des cotes du rhone;;;GI
 x? Marc du Bugey;;;;GI
 x? Marc du Centre-Est;marc du centre est;;;GI
 x? Marc du Jura;;;;GI
 x? Marc du Languedoc;;;;GI
 x? Mirabelle d'Alsace;mirabelle d alsace;;;GI
 x? Mirabelle de Lorraine;;;;GI
 a^ Méditerranée;mediterranee;;Rhône|Provence|Corsica;PGI;rpw bs
  a Méditerranée mousseux;mediterranee mousseux;;;PGI;w b
  a Méditérranée Comté de Grignan;mediterranee comte de grignan;;;PGI;rpw bs
  a Méditérranée Coteaux de Montélimar;mediterranee coteaux de montelimar;;;PGI;rpw bs
 r Normandy;|normandie|normandia;;;;?rpw s
  a Calvados;;;;AOC PDO PGI;rpw s
   a Calvados Domfrontais;;;;AOC PDO
   a Calvados Pays d'Auge;calvados pays d auge;;;AOC PDO
  a Cidre de Normandie;;;;PGI
  p Cotentin
  a Domfront;;;;AOC PDO
  a Pays d'Auge;pays d auge;;;AOC PDO
  a Pommeau de Normandie;;;;AOC PDO
 x? Pastis de Marseille;;;;GI
 p Picardie
 p Poitou
 x? Pommeau de Bretagne;;;;GI
 x? Pommeau du Maine;;;;GI
 r Provence;|provenza|provenca|прованс|プロヴァンス|prowansja|provansa|provensalsko;;;;?rpw bs
  a Alpes de Haute Provence;;;;PGI;rpw s
  a Alpes-Maritimes;alpes maritimes;;;PGI;rpw s
  a Alpilles;;;;PGI;rpw s
  a Bandol;;;;AOC PDO;rpw s;Mourvèdre|Grenache|Cinsault
  a Bellet;;;;AOC PDO;rpw s
  a Bouches-du-Rhône;bouches du rhone;;;PGI
  a Cassis;;;;AOC PDO;rpw s
  a Coteaux Varois en Provence;|coteaux varois;;;PDO AOC;rpw s
  a Coteaux d'Aix-en-Provence;coteaux d aix en provence;;;PDO AOC;rpw s
  a Côtes de Provence;cotes de provence|cote de provence;;;AOC PDO;rpw s
   a~ Côtes de Provence Fréjus;cotes de provence frejus;;;AOC PDO;rp s
   a~ Côtes de Provence La Londe;cotes de provence la londe;;;AOC PDO;rpw s
   a Côtes de Provence Notre-Dame des Anges;cotes de provence notre dame des anges;;;AOC PDO;rp s
   a~ Côtes de Provence Pierrefeu;cotes de provence pierrefeu;;;AOC PDO;rp s
   a~ Côtes de Provence Sainte-Victoire;cotes de provence sainte victoire;;;AOC PDO;rp s
  a Les Baux-de-Provence;les baux de provence|baux de provence;;;AOC PDO;rpw s
  a Maures;;;;PGI;rpw s
  a Mont-Caume;mont caume;;;PGI;rpw bs
  a Palette;;;;AOC PDO;rpw s
  a Pays des Bouches-du-Rhône;pays des bouches du rhone;;;PGI;rpw s
   a Pays des Bouches-du-Rhône Terre de Camargue;pays des bouches du rhone terre de camargue;;;PGI;rpw s
  a Pierrevert;;;;PDO AOC;rpw s
  a Var;;;;PGI;rpw bs
   a Var Argens;;;;PGI;rpw bs
   a Var Correns;;;;PGI;w bs
   a Var Coteaux du Verdon;;;;PGI;rpw bs
   a Var Sainte Baume;;;;PGI;rpw bs
 x? Quetsch d'Alsace;quetsch d alsace;;;GI
 x Ratafia champenois;;;;GI
 x? Ratafia de Champagne;;;;GI
 x? Rhum de la Guadeloupe;;;;GI
 x? Rhum de la Guyane;|guyane;;;GI
 x? Rhum de la Martinique;|rhum agricole de la martinique;;;GI
 x? Rhum de la Réunion;rhum de la reunion;;;GI
 x? Rhum de sucrerie de la Baie du Galion;|baie du galion;;;GI
 x? Rhum des Antilles françaises;rhum des antilles francaises;;;GI
 x? Rhum des départements français d'outre-mer;rhum des departements francais d outre mer;;;GI
 r Rhône;rhone|rhone valley|vallee du rhone|rhonedalen|valle del rodano|rhonetal|rodano|рона|ローヌ|rona|dolina rony|rhonen laakso;;;;?rpw fbs
  a Ardèche;ardeche;;;PGI;rpw s
   a Ardèche Coteaux de l'Ardèche;ardeche coteaux de l ardeche;;;PGI;rpw s
  a Châtillon-en-Diois;chatillon en diois;;;AOC PDO;rpw s
  a Clairette de Die;;;;AOC PDO
  a Coteaux de Die;;;;AOC PDO
  a Coteaux des Baronnies;;;;PGI;rpw s
  a Coteaux du Lyonnais;;;;AOC PDO;rpw s
  a Crémant de Die;cremant de die;;;AOC PDO; bs
  a^ Côtes du Rhône;cotes du rhone|cote du rhone;;Northern Rhône|Southern Rhône;AOC PDO;rpw s
   a^ Côtes du Rhône Villages;cotes du rhone villages|cotes du rhone village;;Southern Rhône;PDO AOC;rpw s
    a Côtes du Rhône Villages Chusclan;cotes du rhone villages chusclan;;;AOC PDO;rp s
    a Côtes du Rhône Villages Massif d'Uchaux;cotes du rhone villages massif d uchaux;;;AOC PDO;r s
    a Côtes du Rhône Villages Nyons;cotes du rhone villages nyons;;;AOC PDO;r s
    a Côtes du Rhône Villages Plan de Dieu;cotes du rhone villages plan de dieu;;;AOC PDO;r s
    a Côtes du Rhône Villages Puyméras;cotes du rhone villages puymeras;;;AOC PDO;r s
    a Côtes du Rhône Villages Roaix;cotes du rhone villages roaix;;;AOC PDO;rpw s
    a Côtes du Rhône Villages Rochegude;cotes du rhone villages rochegude;;;AOC PDO;rpw s
    a Côtes du Rhône Villages Rousset-les-Vignes;cotes du rhone villages rousset les vignes;;;AOC PDO;rpw s
    a Côtes du Rhône Villages Sablet;cotes du rhone villages sablet;;;AOC PDO;rpw s
    a Côtes du Rhône Villages Saint-Andéol;cotes du rhone villages saint andeol;;;AOC PDO;r s
    a Côtes du Rhône Villages Saint-Gervais;cotes du rhone villages saint gervais;;;AOC PDO;rpw s
    a Côtes du Rhône Villages Saint-Maurice;cotes du rhone villages saint maurice;;;AOC PDO;rpw s
    a Côtes du Rhône Villages Saint-Pantaléon-les-Vignes;cotes du rhone villages saint pantaleon les vignes;;;AOC PDO;rpw s
    a Côtes du Rhône Villages Sainte-Cécile;cotes du rhone villages sainte cecile;;;AOC PDO;r s
    a Côtes du Rhône Villages Signargues;cotes du rhone villages signargues;;;AOC PDO;r s
    a Côtes du Rhône Villages Suze-la-Rousse;cotes du rhone villages suze la rousse;;;AOC PDO;r s
    a Côtes du Rhône Villages Séguret;cotes du rhone villages seguret;;;AOC PDO;rpw s
    a Côtes du Rhône Villages Vaison-la-Romaine;cotes du rhone villages vaison la romaine;;;AOC PDO;r s
    a Côtes du Rhône Villages Valréas;cotes du rhone villages valreas;;;AOC PDO;rpw s
    a Côtes du Rhône Villages Visan;cotes du rhone villages visan;;;AOC PDO;pw s
    a Côtes du Rhône villages Gadagne;cotes du rhone villages gadagne;;;AOC PDO;r s
  a Drôme;drome;;;PGI;rpw s
   a Drôme Comté de Grignan;drome comte de grignan;;;PGI;rpw s
   a Drôme Coteaux de Montélimar;drome coteaux de montelimar;;;PGI;rpw s
  a Hautes-Alpes;hautes alpes;;;PGI;rpw bs
  a Muscat du Ventoux;;;;PDO AOC; f
  s Northern Rhône;northern rhone|rhone nord|rhone septentrional|nord rhone;;;;?rpw bs
   a Château-Grillet;chateau grillet;;;AOC PDO;w s
   a Collines Rhodaniennes;;;;PGI;rpw s
   a Condrieu;;;;AOC PDO;w s;Viognier
   a Cornas;;;;AOC PDO;r s;Syrah
   a Crozes-Hermitage;crozes hermitage|crozes ermitage;;;PDO AOC;rw s;Syrah|Marsanne|Roussanne
   a Côte-Rôtie;cote rotie;;;AOC PDO;r s;Syrah|Viognier
   a Hermitage;|ermitage|l hermitage|l ermitage;;;AOC PDO;rw s;Syrah|Marsanne|Roussanne
   a Saint-Joseph;saint joseph|st joseph;;;AOC PDO;rw s;Syrah|Marsanne|Roussanne
   a Saint-Péray;saint peray|st peray;;;AOC PDO; bs
  s Southern Rhône;southern rhone|rhone sor|rhone meridional|sor rhone|sodra rhone;;;;?rpw fs
   a Beaumes-de-Venise;beaumes de venise|muscat de beaumes de venise;;;AOC PDO;rpw s
   a Cairanne;;;;AOC PDO;rw s
   a Châteauneuf-du-Pape;chateauneuf du pape;;;AOC PDO;rw s;Grenache|Syrah|Mourvèdre
   a Clairette de Bellegarde;;;;AOC PDO
   a Costières de Nîmes;costieres de nimes;;;AOC PDO;rpw s
   a Duché d'Uzès;duche d uzes;;;PGI AOC PDO;rpw s
   a Gigondas;;;;AOC PDO;rpw s;Grenache|Syrah|Mourvèdre
   a Grignan-les-Adhémar;grignan les adhemar|coteaux du tricastin;;;AOC PDO;rpw s
   a Laudun;;;;AOC PDO;rw s
   a Lirac;;;;AOC PDO;rpw s
   a Luberon;|cotes du luberon;;;PDO AOC;rpw s
   p Principauté d'Orange;principaute d orange
   a Rasteau;;;;AOC PDO;rpw fs
    a Rasteau tranquille;;;;AOC PDO;r s
   a Tavel;;;;AOC PDO;p s;Grenache|Cinsault
   a Vacqueyras;;;;PDO AOC;rpw s
   a Vaucluse;;;;PGI;rpw s
    a Vaucluse Aigues;;;;PGI;rpw s
    a Vaucluse Principauté d'Orange;vaucluse principaute d orange;;;PGI;rpw s
   a Ventoux;|cotes du ventoux|aop ventoux;;;PDO AOC;rpw s
   a Vinsobres;;;;PDO AOC; s
   a Vivarais;|cotes du vivarais;;;AOC PDO;rpw s
 r Savoie;|savoy|savoia|savoyen|vin de savoie|saboya|савоия;;;AOC PDO;rpw bs
  a~ Abymes;|les abymes|vin de savoie abymes;;;AOC PDO
  a Allobrogie;|vin des allobroges;;;PGI;rpw bs
  a~ Apremont;|vin de savoie apremont|savoie apremont;;;AOC PDO
  a~ Arbin;|vin de savoie arbin|savoie arbin;;;AOC PDO
  p~ Ayze
  a Bugey;|mousseux du bugey|petillant du bugey|roussette du bugey|bugey mousseux|bugey petillant;;;PDO AOC;rpw bs
   a Bugey Manicle;;;;AOC PDO;rw s
   a Bugey Montagnieu;;;;AOC PDO; bs
  p~ Chautagne
  a~ Chignin;|vin de savoie chignin|savoie chignin;;;AOC PDO;rw s
  a~ Chignin-Bergeron;chignin bergeron|vin de savoie chignin bergeron|savoie chignin bergeron;;;AOC PDO
  a Coteaux de l'Ain;coteaux de l ain;;;PGI;rpw bs
   a Coteaux de l'Ain Pays de Gex;coteaux de l ain pays de gex;;;PGI;rpw bs
   a Coteaux de l'Ain Revermont;coteaux de l ain revermont;;;PGI;rpw bs
   a Coteaux de l'Ain Val de Saône;coteaux de l ain val de saone;;;PGI;rpw bs
   a Coteaux de l'Ain Valromey;coteaux de l ain valromey;;;PGI;rpw bs
  p~ Cruet
  p Crémant de Savoie;cremant de savoie
  p~ Crépy;crepy
  a Isère;isere;;;PGI;rpw s
   a Isère Balmes dauphinoises;isere balmes dauphinoises;;;PGI;rpw s
   a Isère Côteaux du Grésivaudan;isere coteaux du gresivaudan;;;PGI;rpw s
   a Isère Trièves;isere trieves;;;PGI;rpw s
  a~ Jongieux;|vin de savoie jongieux;;;AOC PDO;rw s
  p~ Marignan
  p~ Marin
  p~ Montmélian;montmelian
  p~ Ripaille
  a Roussette de Savoie;;;;AOC PDO;w s
  a~ Saint-Jean-de-la-Porte;saint jean de la porte|st jean de la porte|vin de savoie saint jean de la porte;;;AOC PDO
  a Seyssel;|seyssel mousseux;;;PDO AOC; bs
  a Vin de Savoie Ayze;;;;AOC PDO; bs
  a Vin de Savoie Chautagne;;;;AOC PDO;rw s
 r South West;|south west france|southwest|sud ouest|sorvest|frankrike sydvast|sydvastra frankrike|sorvest frankrike|sudwest|sudwestfrankreich|lounais ranska|suroeste|southwest france|sudouest|юго запад франции;;;;?rpw fbsd
  a Agenais;;;;PGI;rpw s
  a Ariège;ariege;;;PGI;rpw s
   a Ariège Coteaux de la Lèze;ariege coteaux de la leze;;;PGI;rpw s
   a Ariège Coteaux du Plantaurel;ariege coteaux du plantaurel;;;PGI;rpw s
  a Aveyron;;;;PGI;rpw s
  a Bergerac;|bergerac sec;;;PDO AOC;rpw s
  a Brulhois;;;;PDO AOC;rp s
  a Buzet;;;;AOC PDO;rpw s
  a Béarn;bearn|bearn bellocq;;;AOC PDO;rpw s
  a Cahors;;;;AOC PDO;r s;Malbec
  a Comté Tolosan;comte tolosan;;;PGI;rpw bs
   a Comté tolosan Bigorre;comte tolosan bigorre;;;PGI;rpw bs
   a Comté tolosan Cantal;comte tolosan cantal;;;PGI;rpw bs
   a Comté tolosan Coteaux et Terrasses de Montauban;comte tolosan coteaux et terrasses de montauban;;;PGI;rpw bs
   a Comté tolosan Haute-Garonne;comte tolosan haute garonne;;;PGI;rpw bs
   a Comté tolosan Pyrénées Atlantiques;comte tolosan pyrenees atlantiques;;;PGI;rpw bs
   a Comté tolosan Tarn et Garonne;comte tolosan tarn et garonne;;;PGI;rpw bs
  a Corrèze;correze;;;PGI AOC PDO;rw s
   a Corrèze Coteaux de la Vézère;correze coteaux de la vezere;;;AOC PDO;rw s
  a Coteaux de Glanes;;;;PGI;rpw s
  a Coteaux du Quercy;;;;AOC PDO;rp s
  a Côtes de Bergerac;cotes de bergerac;;;AOC PDO;rw s
  a Côtes de Duras;cotes de duras;;;PDO AOC;rpw s
  a Côtes de Gascogne;cotes de gascogne|gascogne|gascony|gers|cotes de gascogne condomois;;;PGI;rpw bs
  a Côtes de Millau;cotes de millau;;;AOC PDO;rpw s
  a Côtes de Montravel;cotes de montravel;;;AOC PDO
  s Côtes du Lot;cotes du lot;;;;?rpw bs
   a Côtes du Lot Rocamadour;cotes du lot rocamadour;;;PGI;rpw bs
  a Côtes du Marmandais;cotes du marmandais;;;PDO AOC;rpw s
  a Côtes du Tarn;cotes du tarn;;;PGI;rpw s
   a Côtes du Tarn Cabanes;cotes du tarn cabanes;;;PGI;rpw s
   a Côtes du Tarn Cunac;cotes du tarn cunac;;;PGI;rpw s
  s Entraygues;;;;;?rpw s
   a Entraygues - Le Fel;entraygues le fel;;;AOC PDO;rpw s
  a Estaing;;;;AOC PDO;rpw s
  a Floc de Gascogne;;;;AOC PDO;pw fs
  a Fronton;;;;PDO AOC;rp s
  a Gaillac;;;;AOC PDO;rpw bs
   a Gaillac blanc;;;;AOC PDO;w bs
   a Gaillac premières côtes;gaillac premieres cotes;;;AOC PDO
  a Haut-Montravel;haut montravel;;;AOC PDO
  a Irouléguy;irouleguy;;;AOC PDO;rpw s
  a Jurançon;jurancon;;;AOC PDO;w sd;Petit Manseng|Gros Manseng
  a Landes;;;;PGI;rpw bs
   a Landes Coteaux de Chalosse;;;;PGI;rpw bs
   a Landes Côtes de l'Adour;landes cotes de l adour;;;PGI;rpw bs
   a Landes Sables de l'Océan;landes sables de l ocean;;;PGI;rpw bs
   a Landes Sables fauves;;;;PGI;rpw bs
  a Lavilledieu;;;;PGI;rp s
  a Lot;;;;PGI;rpw bs
  a Madiran;;;;AOC PDO;r s;Tannat
  a Marcillac;;;;AOC PDO;rp s
  a Monbazillac;;;;AOC PDO
  a Montravel;;;;AOC PDO;rw s
  a Pacherenc du Vic-Bilh;pacherenc du vic bilh;;;AOC PDO
  a Pays de Brive;;;;PGI;rpw s
  a Pécharmant;pecharmant;;;AOC PDO
  a Périgord;perigord;;;PGI;rpw s
   a Périgord Dordogne;perigord dordogne;;;PGI;rpw s
   a Périgord vin de Domme;perigord vin de domme;;;PGI;rpw s
  a Rosette;;;;AOC PDO
  a Saint-Mont;saint mont|st mont;;;PDO AOC;rpw s
  a Saint-Sardos;saint sardos;;;AOC PDO;rp s
  a Saussignac;;;;PDO AOC; s
  a Thézac-Perricard;thezac perricard;;;PGI;rpw s
  a Tursan;;;;AOC PDO;rpw s
 a? South of France;|southern france|sud de france|midi|sudfrankreich|sud della francia;;;no-GI
 a? Vin de France;|vdf|vsig|vin de table francais;;;no-GI
 x? Whisky alsacien;|whisky d alsace|alsatian whiskey|whisky aus dem elsass|elzasser whiskies|阿尔萨斯威士忌;;;GI
 x? Whisky breton;|whisky de bretagne|breton whiskey|whisky aus der bretagne|bretonse whiskies;;;GI
 r Île-de-France;ile de france|paris;;;PGI;rpw s
  a Île-de-France Coteaux de Blunay;ile de france coteaux de blunay;;;PGI;rpw s
  a Île-de-France Coteaux de Provins;ile de france coteaux de provins;;;PGI;rpw s
  a Île-de-France Coteaux de Suresne-Mont-Valérien;ile de france coteaux de suresne mont valerien;;;PGI;rpw s
  a Île-de-France Guérard;ile de france guerard;;;PGI;rpw s
  a Île-de-France Paris;ile de france paris;;;PGI;rpw s
GB
 r England;|inghilterra|angleterre|inglaterra|englanti|english|english quality wine|english quality sparkling wine|english regional wine|english regional sparkling wine|english wine;;;PDO PGI
  p Berkshire
  p Buckinghamshire
  p Cornwall
  p Cotswolds
  s Cumbria
   p Lake District
  a? Darnibole;;;;PDO
  p Devon
  p Dorset
  p Essex
  p Gloucestershire
  p Hampshire
  p Herefordshire
  p Isle of Wight
  p Kent
  p London
  p Norfolk
  p Oxfordshire
  p Plymouth
  p Somerset
  p Suffolk
  p Surrey
  a Sussex;;;;PDO
   p East Sussex
   p West Sussex
  p Wiltshire
  p Worcestershire
  p Yorkshire
 p Northern Ireland
 x? Plymouth Gin;;;;GI
 x Scotch Whisky;skotsk whisky|skotlantilainen viski|whisky ecossais|schottischer whisky|whiskies escoceses|skottilainen viski|schotse whiskies|schotse whisky|шотландскии виски;;;GI
 r Scotland;|scozia|ecosse|schottland|escocia|skottland|skotlanti
  p Campbeltown
  s Highland;|highlands|the highlands
   p Orkney;;Islands
   p Speyside;|strathspey
  s Islands;|island
   p Arran;|isle of arran
   p Jura Isle;|isle of jura
   p Lewis and Harris;|isle of harris|isle of lewis
   p Mull;|isle of mull
   p Raasay;|isle of raasay
   p Skye;|isle of skye
  p Islay;|isle of islay
  p Lowland;|lowlands|the lowlands
 x? Single Malt Welsh Whisky;|welsh whisky;;;GI
 x? Somerset Cider Brandy;;;;GI
 a Wales;|welsh;;;PDO PGI
GE
 p? Abkhazia
 p Adjara
 x? Chacha;|ჭაჭა;;;GI
 x? Georgian Brandy;;;;GI
 p Guria
 r Imereti;|имеретия
  p? Sviri
 r Kakheti;|kakheti region|kachetien|kakhetie|кахетия|კახეთი|kachetie|kakhuri|kaxeti|kaxuri;;;;?rw fd
  p Akhasheni
  p? Akhmeta
  p? Akhoebi
  p? Gurjaani
  p? Kardenakhi;|kardenaxi;;;;? f
  p? Khashmi
  a Kindzmarauli;|киндзмараули|qinzmarauli;;;PDO;?r d;Saperavi
  p? Kisi Magraani;|magraani
  p? Kotekhi;|kotexi
  a Kvareli;|yvareli;;;PDO;?r
  p Manavi
  a Mukuzani;;;;PDO;?r;Saperavi
  p Napareuli;|nafareuli
  p? Saperavi Khashmi
  p Telavi
  p? Teliani
  p Tibaani
  p? Tsarapi
  a Tsinandali;|winandali;;;PDO;?w
  p? Vazisubani
  p? Wachnadziani;|vachnadziani
  p? Zegaani
 r Kartli;|картли
  p? Ateni
  p Atenuri
  p? Bolnisi
 p? Meskheti
 r Racha;|racha region|racha lechkhumi|рача;;;;?r d
  a Khvanchkara;|хванчкара|xvanwkara;;;PDO;?r d;Aleksandrouli|Mujuretuli
  s Lechkhumi
   p Tvishi;|tvisi
  p? Okureshi;|okureshis usakhelouri
 r Samegrelo
  p? Salkhino Ojaleshi;|salkhino
GP
 r Guadeloupe
  p Marie-Galante;marie galante
GR
 r Aegean Islands;|aegean|egeiska oarna;;;;?w fsd
  p Chios
  a Cyclades;|kyklades|κυκλαδες|kiklades;;;PGI;? s
  p? Dodecanese;|dodekanesa
  p? Ikaria;|ικαρια
  p? Kos
  p Lesbos
  p? Lesvos
  p Limnos;|lemnos|λημνος
  p? Malvasia Paros
  p? Muscat of Limnos
  p? Muscat of Rhodes
  p? Mykonos
  p? Naxos
  p Paros;|παρος
  p Rhodes;|rodos|ροδος
  a Samos;|σαμος;;;PDO;? fd
  a Santorini;|σαντορινη|thira;;;PDO;?w;Assyrtiko
  p? Syros
  p Tinos;|τηνος
 a Aegean Sea;|αιγαιο πελαγος|aegeo pelagos;;;PGI;? s
 x? Brandy Αττικής;brandy αττικης|brandy of attica;;;GI
 x? Brandy Πελοποννήσου;brandy πελοποννησου|brandy of the peloponnese;;;GI
 x? Brandy κεντρικής Ελλάδας;brandy κεντρικης ελλαδας|brandy of central greece;;;GI
 r Central Greece;|sterea ellada|στερεα ελλαδα;;;;? s
  p? Anavyssos;|αναβυσσος
  a Atalanti Valley;|vallee d atalanti|κοιλαδα αταλαντης|kilada atalantis;;;PGI;? s
  p Attica;|attika|attiki|αττικη
  p? Boeotia;|voiotia
  p Evia;|euboea|ευβοια
  p? Fthiotida
  p? Gerania;|γερανεια
  p? Ilion;|ιλιον
  p? Karystos;|καρυστος
  p? Koropi
  p? Lilantio Pedio;|ληλαντιο πεδιο
  p? Malakonta
  p? Markopoulo;|μαρκοπουλο
  p? Martino;|μαρτινο
  p? Mouzaki
  p? Opountia Locris
  p? Paiania
  p? Pallini;|παλληνη
  p? Parnassos
  p? Pikermi
  p? Ritsona;|ριτσωνα
  p? Slopes of Kithaironas
  a Slopes of Parnitha;|πλαγιες παρνηθας|playies parnithas;;;PGI;? s
  p? Slopes of Penteli
  p? Spata;|σπατα
  p Thebes;|viotia|thiva|θηβα
  p? Thespies
  p? Vilitsa
 a Cephalonia Muscatel;|μοσχατος κεφαλληνιας|moschato kefallinias;;;PDO;? s
 r Crete;|kreta|kriti|creta|κρητη;;;PGI;? s
  a Archanes;|αρχανες|arhanes;;;PDO;? s
  p? Candia;|handakas candia|χανδακας
  a Chania;|χανια|hania;;;PGI;? s
  p Dafnes;|δαφνες
  p Heraklion;|ηρακλειο
  p? Kissamos;|κισαμος
  p Lasithi;|λασιθι
  p? Malvasia Candia
  p? Malvasia Sitia
  p Peza;|πεζα
  p Rethymno
  p Sitia;|σητεια
 a Dodekanese;|δωδεκανησος|dodekanisos;;;PGI;? s
 r Epirus;|ηπειρος|ipiros;;;PGI;?w s
  p? Ioannina;|ιωαννινα
  p? Metsovo;|μετσοβο
  a Zitsa;|ζιτσα;;;PDO;?w
 r Ionian Islands;;;;;?w fsd
  p Cephalonia
  a Corfu;|kerkyra|κερκυρα|kerkira;;;PGI;? s
  p Kefalonia
  p? Lefkada;|λευκαδας
  p? Mantzavinata;|μαντζαβινατα
  a Mavrodaphne of Cephalonia;|mavrodafni kefallinias|μαυροδαφνη κεφαλληνιας;;;PDO;? fsd
  p? Metaxata;|μεταξατα
  a? Muscat of Cephalonia;;;;PDO;? d
  a Robola of Cephalonia;|robola kefallinias|ρομπολα κεφαλληνιας|robola of kefalonia;;;PDO;?w;Robola
  p? Slopes of Ainos
  p? Verdea Zakynthos
  p? Zakynthos
 a Lemnos Muscatel;|μοσχατος λημνου|moschatos limnou;;;PDO;? s
 r Macedonia;|makedonien|makedonia|greek macedonia|macedoine|mazedonien|northern greece|μακεδονια;;;PGI;?r s
  p? Adriani
  p? Agio Oros;|agion oros
  p? Agora;|αγορα
  a Amyndeon;|amyntaio|amynteon|αμυνταιο|amynteo;;;PDO;;Xinomavro
  p Drama;|δραμα
  p Epanomi;|επανομη
  p Florina;|φλωρινα
  a Goumenissa;|γουμενισσα;;;PDO;?r
  p? Grevena;|γρεβενα
  s Halkidiki;|chalkidiki|χαλκιδικη
   p Mount Athos
   p Sithonia;|σιθωνια
   p Slopes of Meliton
  p Imathia;|ημαθια
  p Kavala
  s Kozani;|κοζανη
   p Velventos;|βελβεντος
  a Naoussa;|naousa|ναουσα;;;PDO;?r;Xinomavro
  p? Nea Mesimvria
  p Pangeon;|paggaio|παγγαιο
  a Pella;|πελλα;;;PGI;? s
  a Playies Melitona;|cotes de meliton|πλαγιες μελιτωνα;;;PDO;? s
  p Serres;|σερρες
  p? Siatista;|σιατιστα
  p Thessaloniki;|θεσσαλονικη
  p? Velvento
 a Malvasia Χάνδακας-Candia;malvasia χανδακας candia|malvasia handakas candia;;;PDO;? s
 r Peloponnese;|peloponnesos|peloponnes|πελοποννησος|peloponnisos;;;PGI;?rw fsd
  s Achaia;|αχαια;;;;? fsd
   a Mavrodaphne of Patras;|mavrodafni patras|μαυροδαφνη πατρων|mavrodafni patron;;;PDO;? fsd
   p Patras
   a Slopes of Aigialia;|plagies aigialias|πλαγιες αιγιαλειας|playies egialias;;;PGI;? s
  p? Argolida;|αργολιδα
  p Arkadia;|αρκαδια
  p Corinthia;|korinthia
  p Ilia;|ηλεια
  p? Klimenti;|κλημεντι
  p? Korinthos;|corinth|κορινθος
  s Laconia
   p Monemvasia
  p? Lakonia;|λακωνια
  p? Letrini
  a Mantinia;|μαντινεια|mantineia;;;PDO;?w;Moschofilero
  p Messinia;|μεσσηνια
  a? Monemvasia-Malvasia;monemvasia malvasia|μονεμβασια malvasia;;;PDO;? d
  a? Muscat of Patras;|muscat patron;;;PDO;? d
  a? Muscat of Rio Patra;|rio patron;;;PDO;? d
  a Nemea;|νεμεα;;;PDO;?r;Agiorgitiko
  a? Patra;|πατρα;;;PDO;?w;Roditis
  p? Pisatis;|πισατιδα
  p? Pylia;|πυλια
  p? Tegea;|τεγεα
  p? Trifilia;|τριφυλια
 a Retsaina of Megara;|retsaina of megara attika|ρετσινα μεγαρων|ρετσινα μεγαρων αττικη|retsina megaron;;;PGI;? s
 a^ Retsina;|ρετσινα;;;TSG
 a Retsina of Attiki;|ρετσινα αττικης|retsina attikis;;;PGI;? s
 a Retsina of Ewia;|ρετσινα ευβοιας|retsina evias;;;PGI;? s
 a Retsina of Gialtra;|retsina of gialtra ewia|ρετσινα γιαλτρων ευβοια|ρετσινα γιαλτρων|retsina gialtron;;;PGI;? s
 a Retsina of Karystos;|retsina of karystos ewia|ρετσινα καρυστου|ρετσινα καρυστου ευβοια|retsina karistou;;;PGI;? s
 a Retsina of Kropia;|retsina of koropi|retsina of koropi attika|ρετσινα κρωπιας|ρετσινα κορωπιου|ρετσινα κορωπιου αττικη|retsina koropiou|retsina kropias;;;PGI;? s
 a Retsina of Pallini;|retsina of pallini attika|ρετσινα παλληνης|ρετσινα παλληνης αττικη|retsina pallinis;;;PGI;? s
 a Retsina of Pikermi;|retsina of pikermi attika|ρετσινα πικερμιου|ρετσινα πικερμιου αττικη|retsina pikermiou;;;PGI;? s
 a Retsina of Spata;|retsina of spata attika|ρετσινα σπατων|ρετσινα σπατων αττικη|retsina spaton;;;PGI;? s
 a Rhodes Muscatel;|μοσχατος ροδου|moschato rodou;;;PDO;? s
 a Slopes of Ambelos;|πλαγιες αμπελου|playies abelou;;;PGI;? s
 a Slopes of Paiko;|πλαγιες παικου|playies paikou;;;PGI;? s
 a Slopes of Pendeliko;|πλαγιες πεντελικου|playies pentelikou;;;PGI;? s
 a Slopes of Vertiskos;|πλαγιες βερτισκου|playies vertiskou;;;PGI;? s
 r Thessaly;|thessalien|thessalia|θεσσαλια;;;;?r
  p? Anchialos;|αγχιαλος
  p? Elassona
  p? Karditsa;|καρδιτσα
  p? Krania;|κρανια
  p? Magnesia
  p? Messenikola;|μεσενικολα
  p Meteora;|μετεωρα
  a Rapsani;|ραψανη;;;PDO;?r
  p Tyrnavos;|τυρναβος
 r Thrace;|thraki|θρακη;;;PGI;? s
  p Avdira;|αβδηρα
  p? Evros
  p? Ismaros;|ισμαρος
  p? Maronia
 a Βελβεντό;βελβεντο|velvedo;;;PGI;? s
 a Βερντέα Ζακύνθου;βερντεα ζακυνθου|verdea zakyntou;;;PGI;? s
 x? Κίτρο Νάξου;κιτρο ναξου|kitro of naxos;;;GI
 x? Κουμκουάτ Κέρκυρας;κουμκουατ κερκυρας|koum kouat of corfu|kumquat of corfu;;;GI
 a Κως;;;;PGI;? s
 x? Μαστίχα Χίου;μαστιχα χιου|masticha of chios|mastiha;;;GI
 a Μεταξάτων;μεταξατων|metaxaton;;;PGI;? s
 a Μοσχάτο Πατρών;μοσχατο πατρων|moschato patron;;;PDO;? s
 a Μοσχάτος Ρίου Πάτρας;μοσχατος ριου πατρας|moschatos riou patras;;;PDO;? s
 a Οπούντια Λοκρίδας;οπουντια λοκριδας|opountia lokridas;;;PGI;? s
 x? Ούζο;ουζο;;;GI
 x? Ούζο Θράκης;ουζο θρακης|ouzo of thrace;;;GI
 x? Ούζο Καλαμάτας;ουζο καλαματας|ouzo of kalamata;;;GI
 x? Ούζο Μακεδονίας;ουζο μακεδονιας|ouzo of macedonia;;;GI
 x? Ούζο Μυτιλήνης;ουζο μυτιληνης|ouzo of mitilene;;;GI
 x? Ούζο Πλωμαρίου;ουζο πλωμαριου|ouzo of plomari;;;GI
 a Πλαγιές Αίνου;πλαγιες αινου|playies enou;;;PGI;? s
 a Πλαγιές Κιθαιρώνα;πλαγιες κιθαιρωνα|playies kitherona;;;PGI;? s
 a Πλαγιές Κνημίδας;πλαγιες κνημιδας|playies knimidas;;;PGI;? s
 a Ρετσίνα Θηβών (Βοιωτίας);ρετσινα θηβων βοιωτιας|retsina thivon viotias;;;PGI;? s
 a Ρετσίνα Μαρκόπουλου (Αττικής);ρετσινα μαρκοπουλου αττικης|retsina markopoulou attikis;;;PGI;? s
 a Ρετσίνα Μεσογείων (Αττικής);ρετσινα μεσογειων αττικης|retsina mesogion attikis;;;PGI;? s
 a Ρετσίνα Παιανίας;ρετσινα παιανιας|ρετσινα λιοπεσιου|retsina peanias|retsina liopesiou;;;PGI;? s
 a Ρετσίνα Χαλκίδας (Ευβοίας);ρετσινα χαλκιδας ευβοιας|retsina halkidas evias;;;PGI;? s
 x? Τεντούρα;τεντουρα|tentoura;;;GI
 x? Τσίπουρο;τσιπουρο;;;GI
 x? Τσίπουρο Θεσσαλίας;τσιπουρο θεσσαλιας|tsipouro of thessaly;;;GI
 x? Τσίπουρο Μακεδονίας;τσιπουρο μακεδονιας|tsipouro of macedonia;;;GI
 x? Τσίπουρο Τυρνάβου;τσιπουρο τυρναβου|tsipouro of tyrnavos;;;GI
 x? Τσικουδιά;τσικουδια|tsikoudia;;;GI
 x? Τσικουδιά Κρήτης;τσικουδια κρητης|tsikoudia of crete;;;GI
 a Φθιώτιδα;φθιωτιδα;;;PGI;? s
 a Χάνδακας - Candia;χανδακας candia;;;PDO;? s
GT
 p Quetzaltenango
 x? Ron de Guatemala;;;;GI
 p Zacapa
GY
 p Demerara
 x Demerara Rum;;;;GI
HR
 r? Croatian Uplands;|bregovita hrvatska|sredisnja bregovita hrvatska
  a? Moslavina;;;;PDO
  a? Pokuplje;;;;PDO
  a? Prigorje-Bilogora;prigorje bilogora;;;PDO
  a? Zagorje-Međimurje;zagorje medimurje;;;PDO
 x? Hrvatska loza;;;;GI
 x? Hrvatska stara šljivovica;hrvatska stara sljivovica;;;GI
 x? Hrvatska travarica;;;;GI
 x? Hrvatski pelinkovac;;;;GI
 x? Janeževec;janezevec;;;GI
 r Kontinentalna
  a Plešivica;plesivica;Croatian Uplands;;PDO
  a Slavonia;|slavonija|podunavlje;Slavonia and Danube;;PDO
  p Zagorje
 r Primorska;;;;;?r sd
  a Dalmatia;|dalmacija|primorska hrvatska|dalmatien|dalmatie|dalmazia;;;PDO;?r sd
   p? Brač;brac
   a? Dalmatinska zagora;;;;PDO
   a Dingač;dingac;;;PDO;?r;Plavac Mali
   p Hvar
   p? Konavle
   p Korčula;korcula
   p? Lastovo
   p Pelješac;peljesac
   a Ponikve;;;;PDO;? s
   p? Postup
   p? Primošten;primosten
   a? Prošek;prosek;;;PDO;? d
   a? Sjeverna Dalmacija;|northern dalmatia;;;PDO
   a? Srednja i Južna Dalmacija;srednja i juzna dalmacija|central and southern dalmatia;;;PDO
   p? Vis
  s Istria;|istrien|istra|istria and kvarner|istra i kvarner;;;;? s
   a? Hrvatska Istra;;;;PDO
   a? Hrvatsko primorje;;;;PDO
   s Kvarner
    p Krk
   a Muškat momjanski;muskat momjanski|moscato di momiano;;;PDO;? s
 r? Slavonia and Danube;|slavonija i podunavlje|slavonija i hrvatsko podunavlje
  p? Baranja
  p? Erdut
  a? Hrvatsko Podunavlje;|croatian danube;;;PDO
  p? Kutjevo
  p? Srijem
  p? Đakovo;dakovo
 x? Slavonska šljivovica;slavonska sljivovica;;;GI
 x? Zadarski maraschino;|maraschino di zara;;;GI
HU
 r Balaton;|balatoni;;;PDO;? s
  a Badacsony;|badacsonyi;;;PDO
  a Balaton-felvidék;balaton felvidek|balaton uplands|balaton felvideki;;;PDO
  a Balatonboglár;balatonboglar|balatonboglari;;;PDO
  a Balatonfüred-Csopak;balatonfured csopak|csopak|balatonfured|csopaki|balatonfured csopaki;;;PDO;? s
  a? Káli;kali;;;PDO
  a Nagy-Somló;nagy somlo|somlo|nagy somloi;;;PDO
  a? Tihany;|tihanyi;;;PDO
  a Zala;|zalai;;;PDO
 x? Békési szilvapálinka;bekesi szilvapalinka;;;GI
 r Duna;|duna tisza koze|dunai;;;PDO;? s
  a Csongrád;csongrad|csongradi;;;PDO
  a Duna-Tisza-közi;duna tisza kozi;;;PGI;? s
  a Hajós-Baja;hajos baja;;;PDO
  a? Izsáki Arany Sárfehér;izsaki arany sarfeher;;;PDO
  a Kunság;kunsag|kunsagi;;;PDO
  a? Monor;|monori;;;PDO
  a Soltvadkerti;;;;PDO;? s
 a Etyeki Pezsgő;etyeki pezsgo;;;PDO;? s
 x? Göcseji körtepálinka;gocseji kortepalinka;;;GI
 x? Gönci barackpálinka;gonci barackpalinka;;;GI
 x Homokháti őszibarack pálinka;homokhati oszibarack palinka;;;GI
 x? Kecskeméti barackpálinka;kecskemeti barackpalinka;;;GI
 x Madarasi Birspálinka;madarasi birspalinka;;;GI
 a Mura;|murai;;;PDO;? s
 x Nagykunsági Birspálinka;nagykunsagi birspalinka;;;GI
 x Nagykunsági Szilvapálinka;nagykunsagi szilvapalinka;;;GI
 a Nivegy-völgy;nivegy volgy|nivegy volgyi;;;PDO;? s
 r Pannon;|del dunantul|tajbor del dunantul;;;PDO
  a Pécs;pecs;;;PDO
  a Szekszárd;szekszard|szekszardi;;;PDO
  a Tolna;|tolnai;;;PDO
  a Villány;villany|villanyi;;;PDO
 x? Pannonhalmi törkölypálinka;pannonhalmi torkolypalinka;;;GI
 x? Pálinka;-;;;GI
 x? Szabolcsi almapálinka;szabolcsi almapalinka;;;GI
 x? Szatmári szilvapálinka;szatmari szilvapalinka;;;GI
 a Sümeg;sumeg|sumegi;;;PDO;? s
 r Tokaj;|tokaj hegyalja|tokaji|tokay|токаи|トカイ|tokajsko;;;PDO;?w sd;Furmint|Hárslevelű
  p? Bodrogkeresztúr;bodrogkeresztur
  p? Erdőbénye;erdobenye
  p? Mád;mad
  p? Szegi
  p? Tarcal
  p? Tolcsva
  p? Tállya;tallya
 x? Törkölypálinka;torkolypalinka;;;GI
 x? Unicum;;;;GI
 r Upper Hungary;|felso magyarorszag|felso magyarorzag|felso magyarorszagi;;;PGI;? s
  a Bükk;bukk|bukki;;;PDO
  a Debrői Hárslevelű;debroi harslevelu;;;PDO;? s
  a Eger;|egri|egri bikaver;;;PDO
  a Mátra;matra|matrai;;;PDO;? s
 r Upper Pannonia;|felso pannon|north transdanubia|eszak dunantul|dunantul
  a Etyek-Buda;etyek buda|etyek budai;;;PDO
  a Mór;mor|mori;;;PDO
  a Neszmély;neszmely|neszmelyi;;;PDO
  a Pannonhalma;|pannonhalmi;;;PDO
  a Sopron;|soproni;;;PDO
 x Vasi Vadkörte pálinka;vasi vadkorte palinka;;;GI
 x Újfehértói meggypálinka;ujfehertoi meggypalinka;;;GI
ID
 p Bali
 p Java
 p Sumatra
IE
 p Antrim
 p Cork
 p Donegal
 p Dublin
 p Galway
 x? Irish Cream;|irish cream liqueur;;;GI
 x? Irish Poteen;|irish poitin|poitin;;;GI
 x? Irish Whiskey;uisce beatha eireannach|irish whisky|irlantilainen viski|whiskey irlandais;;;GI
 p Kerry
 p Kilkenny
 p Louth
 p Tipperary
 p Waterford
IL
 p? Ella Valley
 r Galilee;|galilea|galileen|upper galilee|galil|הגליל;;;GI
  p Golan Heights;|golan|golanhojderna|רמת הגולן
  p? Lower Galilee
 p? Jezreel Valley
 a Judean Hills;|judea|haute judee;;;GI
 p? Mount Carmel
 a Negev;|נגב;;;GI
 p Samson;|shimshon
 p Shomron;|samaria
IN
 p? Bangalore
 p Goa
 p? Hampi Hills
 x? Indian Whisky;;;;GI
 r Karnataka
  p Nandi Hills
 r Maharashtra
  a Nashik;|nashik valley;;;GI
  p Nasik
 p? Sangli
 p? Solapur
IS
 x? Íslenskt brennivín;islenskt brennivin|brennivin;;;GI
 x? Íslenskt vodka;islenskt vodka|icelandic vodka;;;GI
IT
 r Abruzzo;|abruzzi|abruzzerna|abruzzit|abruzzen|abruzzes;;;PDO DOC
  a Casauria;;;;DOCG
  a Cerasuolo d'Abruzzo;cerasuolo d abruzzo;;;PDO DOC
  a Colli Aprutini;;;;PGI IGT
  a? Colli del Sangro;;;;PGI IGT
  a? Colline Frentane;;;;PGI IGT
  a Colline Pescaresi;;;;PGI IGT
  a? Colline Teatine;;;;PGI IGT
  a Controguerra;;;;PDO DOC
  a? Del Vastese;|histonium;;;PGI IGT
  a Montepulciano d'Abruzzo;montepulciano d abruzzo;;;PDO DOC
   a Colline Teramane;|montepulciano d abruzzo colline teramane;;;DOCG
  p? Montepulciano d'Abruzzo Casauria;montepulciano d abruzzo casauria|montepulciano d abruzzo terre di casauria
  p? Montepulciano d'Abruzzo Terre dei Vestini;montepulciano d abruzzo terre dei vestini
  a Ortona;;;;PDO DOC
  p Pecorino d'Abruzzo;pecorino d abruzzo
  a Terre Aquilane;|terre de l aquila|terre dell aquila;;;PGI IGT
  a Terre Tollesi;;;;PDO DOC
  a Terre di Chieti;;;;PGI IGT
  a Trebbiano d'Abruzzo;trebbiano d abruzzo;;;PDO DOC
  a Tullum;;;;DOCG
  a Villamagna;;;;PDO DOC
 r Aosta Valley;|valle d aosta|vallee d aoste|aostatal;;;PDO DOC
  p Blanc de Morgex et de La Salle
  p? Valle d'Aosta Arnad-Montjovet;valle d aosta arnad montjovet|arnad montjovet|vallee d aoste arnad montjovet
  p? Valle d'Aosta Blanc de Morgex et de la Salle;valle d aosta blanc de morgex et de la salle|vallee d aoste blanc de morgex et de la salle
  p? Valle d'Aosta Chambave;valle d aosta chambave|chambave|vallee d aoste chambave
  p? Valle d'Aosta Donnas;valle d aosta donnas|donnas|vallee d aoste donnas
  p? Valle d'Aosta Enfer d'Arvier;valle d aosta enfer d arvier|enfer d arvier|vallee d aoste enfer d arvier
  p? Valle d'Aosta Nus;valle d aosta nus|vallee d aoste nus
  p Valle d'Aosta Petite Arvine;valle d aosta petite arvine
  p? Valle d'Aosta Torrette;valle d aosta torrette|torrette|vallee d aoste torrette
 x? Aprikot trentino;|aprikot del trentino;;;GI
 r Apulia;|puglia|apulien|pouilles|puglien|apulija|апулия|プーリア;;;PGI IGT
  a? Aleatico di Puglia;;;;PDO DOC
  a? Alezio;;;;PDO DOC
  a? Barletta;|rosso barletta;;;PDO DOC
  a Brindisi;;;;PDO DOC
  a Cacc'e Mmitte di Lucera;cacc e mmitte di lucera;;;PDO DOC
  a Castel del Monte;;;;PDO DOC
  a? Castel del Monte Bombino Nero;;;;DOCG PDO
  a? Castel del Monte Nero di Troia Riserva;;;;DOCG PDO
  a? Castel del Monte Rosso Riserva;;;;DOCG PDO
  a? Colline Joniche Tarantine;;;;PDO DOC
  a Copertino;;;;PDO DOC
  a Daunia;;;;PGI IGT
  a? Galatina;;;;PDO DOC
  a Gioia del Colle;;;;PDO DOC
  a? Gravina;;;;PDO DOC
  a Leverano;;;;PDO DOC
  a Lizzano;;;;PDO DOC
  a Locorotondo;;;;PDO DOC
  p? Manduria
  a? Martina;|martina franca;;;PDO DOC
  a? Matino;;;;PDO DOC
  a? Moscato di Trani;;;;PDO DOC
  a Murgia;;;;PGI IGT
  a Nardò;nardo;;;PDO DOC
  a Negroamaro di Terra d'Otranto;negroamaro di terra d otranto;;;PDO DOC
  a? Orta Nova;;;;PDO DOC
  a? Ostuni;;;;PDO DOC
  a Primitivo di Manduria;;;;PDO DOC
  a? Primitivo di Manduria Dolce Naturale;;;;PDO DOCG
  a Rosso di Cerignola;;;;PDO DOC
  a Salento;;;;PGI IGT
  p? Salento Leccese
  a Salice Salentino;;;;PDO DOC
  a San Severo;;;;PDO DOC
  a Squinzano;;;;PDO DOC
  a Tarantino;;;;PGI IGT
  a? Tavoliere delle Puglie;|tavoliere;;;PDO DOC
  a? Terra d'Otranto;terra d otranto;;;PDO DOC
  a Valle d'Itria;valle d itria;;;PGI IGT
 r Basilicata;|lucania;;;PGI IGT
  a Aglianico del Vulture;;;;PDO DOC
   a Aglianico del Vulture Superiore;;;;PDO DOCG
  a Grottino di Roccanova;;;;PDO DOC
  a Matera;;;;PDO DOC
  a Terre dell'Alta Val d'Agri;terre dell alta val d agri;;;PDO DOC
 x? Brandy italiano;;;;GI
 r Calabria;|kalabrien|kalabria|calabre;;;PGI IGT
  a? Arghillà;arghilla;;;PGI IGT
  a Bivongi;;;;PDO DOC
  a Cirò;ciro;;;PDO DOC
  p? Condoleo
  a? Costa Viola;;;;PGI IGT
  p? Donnici
  p? Esaro
  a Greco di Bianco;;;;PDO DOC
  a Lamezia;;;;PDO DOC
  a? Lipuda;;;;PGI IGT
  a? Locride;;;;PGI IGT
  a Melissa;;;;PDO DOC
  a? Palizzi;;;;PGI IGT
  a? Pellaro;;;;PGI IGT
  p? Pollino
  p? San Vito di Luzzi
  a? Sant'Anna di Isola Capo Rizzuto;sant anna di isola capo rizzuto|s anna di isola capo rizzuto;;;PDO DOC
  a Savuto;;;;PDO DOC
  a? Scavigna;;;;PDO DOC
  a? Scilla;;;;PGI IGT
  a Terre di Cosenza;;;;PDO DOC
  a? Val di Neto;;;;PGI IGT
  a? Valdamato;;;;PGI IGT
  p? Valle del Crati
  p? Verbicaro
 r Campania;|kampanien|kampania|campanie;;;PGI IGT
  a Aglianico del Taburno;|taburno;;;PDO DOCG
  p Asprinio di Aversa
  p Avellino
  a? Aversa;;;;PDO DOC
  p Beneventano
  a Benevento;;;;PGI IGT
  a Campi Flegrei;;;;PDO DOC
  a Capri;;;;PDO DOC
  a? Casavecchia di Pontelatone;;;;PDO DOC
  a? Castel San Lorenzo;;;;PDO DOC
  a? Catalanesca del Monte Somma;;;;PGI IGT
  a Cilento;;;;PDO DOC
  a Colli di Salerno;;;;PGI IGT
  a Costa d'Amalfi;costa d amalfi;;;PDO DOC
  a? Dugenta;;;;PGI IGT
  a? Epomeo;;;;PGI IGT
  a Falanghina del Sannio;;;;PDO DOC
  a Falerno del Massico;;;;PDO DOC
  a Fiano di Avellino;;;;PDO DOCG
  a? Galluccio;;;;PDO DOC
  a Greco di Tufo;;;;PDO DOCG
  a Irpinia;|irpina campi taurasini;;;PDO DOC
  a Ischia;;;;PDO DOC
  a Paestum;;;;PGI IGT
  a Penisola Sorrentina;;;;PDO DOC
  p? Penisola Sorrentina Gragnano
  p? Penisola Sorrentina Lettere
  p? Penisola Sorrentina Sorrento
  a Pompeiano;;;;PGI IGT
  a Roccamonfina;;;;PGI IGT
  a Sannio;;;;PDO DOC
  a Taurasi;;;;PDO DOCG
  a Terre del Volturno;;;;PGI IGT
  a Vesuvio;|lacryma christi|lacryma christi del vesuvio;;;PDO DOC
 a^ Delle Venezie;|trevenezie|tre venezie|venezie|triveneto|beneskih okolisev|tri benecije;;Veneto|Friuli-Venezia Giulia|Trentino-Alto Adige;PGI PDO DOC IGT
 x? Distillato di mele trentino;|distillato di mele del trentino;;;GI
 r Dolcetto
 r Emilia-Romagna;emilia romagna|emilia|emilie romagne|эмилия романья|エミリア ロマーニャ
  a? Bianco del Sillaro;;;;PGI IGT
  a? Bianco di Castelfranco Emilia;;;;PGI IGT
  a Bosco Eliceo;;;;PDO DOC
  a Colli Bolognesi;|colli bolognesi pignoletto;;;PDO DOCG
  a? Colli Bolognesi Classico - Pignoletto;colli bolognesi classico pignoletto;;;DOCG PDO
  p? Colli Bolognesi Colline Marconiane
  p? Colli Bolognesi Colline di Oliveto
  p? Colli Bolognesi Colline di Riosto
  p? Colli Bolognesi Monte San Pietro
  p? Colli Bolognesi Serravalle
  p? Colli Bolognesi Terre di Montebudello
  p? Colli Bolognesi Zola Predosa
  a Colli Piacentini;;;;PDO DOC
  a? Colli Romagna centrale;;;;PDO DOC
  a? Colli d'Imola;colli d imola;;;PDO DOC
  a? Colli di Faenza;;;;PDO DOC
  a Colli di Parma;;;;PDO DOC
  a? Colli di Rimini;|rimini;;;PDO DOC
  a Colli di Scandiano e di Canossa;;;;PDO DOC
  a Forlì;forli;;;PGI IGT
  a? Fortana del Taro;;;;PGI IGT
  a Gutturnio;;;;PDO DOC
  a^ Lambrusco;|lambrusco di sorbara|lambrusco grasparossa di castelvetro|lambrusco salamino di santa croce|lambrusco mantovano|lambrusco reggiano;;;PDO DOC
  a Modena;|di modena|provincia di modena;;;PDO DOC
  a Ortrugo;|ortrugo dei colli piacentini|ortrugo colli piacentini;;;PDO DOC
  a Pignoletto;;;;PDO DOC
  a Ravenna;;;;PGI IGT
  a Reggiano;;;;PDO DOC
  a? Reno;;;;PDO DOC
  a Romagna;|sangiovese di romagna|romagna sangiovese;;;PDO DOC
  a Romagna Albana;|albana di romagna;;;PDO DOCG
  a Rubicone;;;;PGI IGT
  p Sillaro
  a? Terre di Veleja;;;;PGI IGT
  a? Val Tidone;;;;PGI IGT
  a? dell'Emilia;dell emilia;;;PGI IGT
 r Friuli-Venezia Giulia;friuli venezia giulia|friuli|friaul|friaul julisch venetien|frioul|furlanija|furlanija julijska krajina|frioul venetie julienne|фриули|フリウリ;;;DOC PDO
  a Carso;|carso kras;;;PDO DOC
  p? Colli Orientali del Friuli Cialla
  a? Colli Orientali del Friuli Picolit;;;;DOCG PDO
  a? Colli Orientali del Friuli Picolit Cialla;;;;DOCG
  p? Colli Orientali del Friuli Rosazzo
  p? Colli Orientali del Friuli Schiopettino di Prepotto;|schioppettino di prepotto
  a Collio;|collio goriziano;;;PDO DOC
  a? Friuli Annia;;;;PDO DOC
  a Friuli Aquileia;;;;PDO DOC
  a Friuli Colli Orientali;|colli orientali del friuli;;;PDO DOC
  a Friuli Grave;|grave del friuli;;;PDO DOC
  a Friuli Isonzo;|isonzo del friuli|isonzo;;;PDO DOC
  a Friuli Latisana;;;;PDO DOC
  p Picolit
  a Ramandolo;;;;PDO DOCG
  a Rosazzo;;;;PDO DOCG
  s~ Trieste
   p~ Duino-Aurisina;duino aurisina
   p~ Monrupino
   p~ Sgonico
  a Venezia Giulia;;;;PGI IGT
 x? Genepì del Piemonte;genepi del piemonte;;;GI
 x? Genepì della Valle d'Aosta;genepi della valle d aosta;;;GI
 x Genziana trentina;|genziana del trentino;;;GI
 x? Grappa;-;;;GI
 x? Grappa di Barolo;;;;GI
 x? Grappa di Marsala;;;;GI
 x? Grappa friulana;|grappa del friuli;;;GI
 x? Grappa lombarda;|grappa di lombardia;;;GI
 x? Grappa piemontese;|grappa del piemonte;;;GI
 x? Grappa siciliana;|grappa di sicilia;;;GI
 x? Grappa trentina;|grappa del trentino;;;GI
 x? Grappa veneta;|grappa del veneto;;;GI
 x? Kirsch Friulano;|kirschwasser friulano;;;GI
 x? Kirsch Trentino;|kirschwasser trentino;;;GI
 x? Kirsch Veneto;;;;GI
 r Lazio;|latium|latien;;;PGI IGT
  a? Aleatico di Gradoli;;;;PDO DOC
  a? Anagni;;;;PGI IGT
  a? Aprilia;;;;PDO DOC
  a Atina;;;;PDO DOC
  a? Bianco Capena;;;;PDO DOC
  a? Cannellino di Frascati;;;;DOCG PDO
  a Castelli Romani;;;;PDO DOC
  a? Cerveteri;;;;PDO DOC
  a Cesanese del Piglio;|piglio;;;PDO DOCG
  a? Cesanese di Affile;|affile;;;PDO DOC
  a Cesanese di Olevano Romano;|olevano romano;;;PDO DOC
  a Circeo;;;;PDO DOC
  a? Civitella d'Agliano;civitella d agliano;;;PGI IGT
  a? Colli Albani;;;;PDO DOC
  a? Colli Cimini;;;;PGI IGT
  a Colli Etruschi Viterbesi;;;;PDO DOC
  a? Colli Lanuvini;;;;PDO DOC
  a? Colli della Sabina;;;;PDO DOC
  a Cori;;;;PDO DOC
  a? Costa Etrusco Romana;;;;PGI IGT
  a Est! Est!! Est!!! di Montefiascone;est est est di montefiascone|est est est;;;PDO DOC
  a Frascati;;;;PDO DOC
  a Frascati Superiore;;;;DOCG PDO
  a Frusinate;|del frusinate;;;PGI IGT
  a? Genazzano;;;;PDO DOC
  a Marino;;;;PDO DOC
  p Montecompatri
  a? Montecompatri-Colonna;montecompatri colonna|colonna;;;PDO DOC
  a? Nettuno;;;;PDO DOC
  a Orvieto;|orvieto classico;Umbria;;PDO DOC
  a Roma;;;;PDO DOC
  a? Tarquinia;;;;PDO DOC
  a? Terracina;|moscato di terracina;;;PDO DOC
  p Tuscia
  a? Velletri;;;;PDO DOC
  a? Vignanello;;;;PDO DOC
  a? Zagarolo;;;;PDO DOC
 r Liguria;|ligurien|ligurie
  a Cinque Terre;|cinque terre sciacchetra;;;PDO DOC
  p? Cinque Terre Costa da Posa;|cinque terre sciacchetra costa da posa
  p? Cinque Terre Costa de Campu;|cinque terre sciacchetra costa de campu
  p? Cinque Terre Costa de Sera;|cinque terre sciacchetra costa de sera
  a Colli di Luni;;;;PDO DOC
  a? Colline Savonesi;;;;PGI IGT
  a? Colline del Genovesato;;;;PGI IGT
  p? Colline di Genovesato
  a Colline di Levanto;;;;PDO DOC
  p Golfo del Tigullio
  a Liguria di Levante;;;;PGI IGT
  p Ormeasco di Pornassio
  a? Pornassio;;;;PDO DOC
  a? Portofino;|golfo del tigullio portofino;;;PDO DOC
  a Riviera Ligure di Ponente;;;;PDO DOC
  p? Riviera ligure di ponente Albenga;|riviera ligure di ponente albengalese
  p? Riviera ligure di ponente Finale;|riviera ligure di ponente finalese
  p? Riviera ligure di ponente Riviera dei Fiori
  a Rossese di Dolceacqua;|dolceacqua;;;PDO DOC
  a? Terrazze dell'Imperiese;terrazze dell imperiese;;;PGI IGT
  a? Val Polcèvera;val polcevera|valpolcevera|val polcevera coronata;;;PDO DOC
  a? Val di Magra;;;;PGI IGT
 x? Liquore di limone della Costa d'Amalfi;liquore di limone della costa d amalfi|limoncello della costa d amalfi;;;GI
 x? Liquore di limone di Sorrento;|limoncello di sorrento;;;GI
 r Lombardy;|lombardia|lombardiet|lombardei|lombardie|ломбардия|ロンバルディア
  a Alpi Retiche;|terrazze retiche di sondrio;;;PGI IGT
  a? Alto Mincio;;;;PGI IGT
  a Benaco Bresciano;;;;PGI IGT
  a? Bergamasca;;;;PGI IGT
  a? Bonarda dell'Oltrepò Pavese;-;;;PDO DOC
  a Botticino;;;;PDO DOC
  a? Buttafuoco dell'Oltrepò Pavese;buttafuoco dell oltrepo pavese|buttafuoco;;;PDO DOC
  a Capriano del Colle;;;;PDO DOC
  a? Casteggio;;;;PDO DOC
  a Cellatica;;;;PDO DOC
  a? Collina del Milanese;;;;PGI IGT
  a Curtefranca;;;;PDO DOC
  a Franciacorta;;;;PDO DOCG
  a Garda;;Veneto;;PDO DOC
  a? Garda Colli Mantovani;;;;PDO DOC
  p? Lambrusco Mantovano Oltre Po Mantovano
  p? Lambrusco Mantovano Viadanese-Sabbionetano;lambrusco mantovano viadanese sabbionetano
  a Lugana;;Veneto;;PDO DOC
  a Montenetto di Brescia;;;;PGI IGT
  a Oltrepò Pavese;oltrepo pavese|oltrepo pavese metodo classico;;;DOCG PDO
  a? Oltrepò Pavese Pinot grigio;oltrepo pavese pinot grigio;;;PDO DOC
  a Pavia;|provincia di pavia;;;PGI IGT
  a? Pinot nero dell'Oltrepò Pavese;pinot nero dell oltrepo pavese;;;PDO DOC
  a? Provincia di Mantova;;;;PGI IGT
  a? Quistello;;;;PGI IGT
  a? Riviera del Garda Bresciano;|garda bresciano;;;PDO DOC
  a Riviera del Garda Classico;|valtenesi|garda classico;;;PDO DOC
  a? Ronchi Varesini;;;;PGI IGT
  a Ronchi di Brescia;;;;PGI IGT
  a? Sabbioneta;;;;PGI IGT
  p San Colombano
  a? San Colombano al Lambro;;;;PDO DOC
  a? San Martino della Battaglia;;;;PDO DOC
  a? Sangue di Giuda;|sangue di giuda dell oltrepo pavese;;;PDO DOC
  a? Scanzo;;;;DOCG PDO
  a Sebino;;;;PGI IGT
  a Sforzato di Valtellina;|sfursat di valtellina|sfursat|sforzato della valtellina;;;PDO DOCG
  a? Terre Lariane;;;;PGI IGT
  a? Terre del Colleoni;|colleoni;;;PDO DOC
  p Terre di Franciacorta
  a Valcalepio;;;;PDO DOC
  a? Valcamonica;;;;PGI IGT
  a Valtellina;|valtellina rosso|rosso di valtellina;;;PDO DOC
  a Valtellina Superiore;;;;PDO DOCG
   a? Valtellina Superiore Grumello;|grumello;;;DOCG
   a? Valtellina Superiore Inferno;|inferno;;;DOCG
   a? Valtellina Superiore Sassella;|sassella;;;DOCG
   a? Valtellina Superiore Valgella;|valgella;;;DOCG
 r Marche;|marken|marches;;;PGI IGT
  a Bianchello del Metauro;;;;PDO DOC
  a Colli Maceratesi;;;;PDO DOC
  a Colli Pesaresi;;;;PDO DOC
  a Conero;;;;PDO DOCG
  a Esino;;;;PDO DOC
  a Falerio;;;;PDO DOC
  p? Falerio dei Colli Ascolani
  a? I Terreni di San Severino;;;;DOC
  a I Terreni di Sanseverino;;;;PDO DOC
  a Lacrima di Morro;;;;PDO DOC
  a Lacrima di Morro d'Alba;lacrima di morro d alba;;;DOC
  a Offida;;;;PDO DOCG
  a Pergola;;;;PDO DOC
  a Rosso Conero;;;;PDO DOC
  a Rosso Piceno;|piceno;;;PDO DOC
  p Rosso Piceno Superiore
  a? San Ginesio;;;;PDO DOC
  a Serrapetrona;;;;PDO DOC
  a? Terre di Offida;;;;PDO DOC
  a Verdicchio dei Castelli di Jesi;|castelli di jesi verdicchio riserva|verdicchio castelli di jesi;;;PDO DOCG
  p? Verdicchio dei Castelli di Jesi Classico;|verdicchio dei castelli di jesi classico superiore
  a Verdicchio di Matelica;|verdicchio di matelica riserva|matelica;;;PDO DOCG
  a Vernaccia di Serrapetrona;;;;DOCG PDO
 x? Mirto di Sardegna;;;;GI
 x? Mistrà;mistra;;;GI
 r Molise;|del molise;;;DOC PDO
  a Biferno;;;;PDO DOC
  a Osco;|terre degli osci;;;PGI IGT
  p Pentro
  a? Pentro di Isernia;;;;PDO DOC
  a? Rotae;;;;PGI IGT
  a Tintilia del Molise;;;;PDO DOC
 x? Nocino di Modena;;;;GI
 r Piedmont;|piemonte|piemont|piamonte|пьемонт|ピエモンテ|皮埃蒙特|pijemont|piemonten|πιεμοντε;;;DOC PDO
  a Alba;;;;PDO DOC
  a Albugnano;;;;PDO DOC
  a Alta Langa;;;;DOCG PDO
  s Alto Piemonte
   a Boca;;;;PDO DOC
   a Bramaterra;;;;PDO DOC
   a Colline Novaresi;;;;PDO DOC
   a Coste della Sesia;|coste delle sesia;;;PDO DOC
   a Fara;;;;PDO DOC
   a Gattinara;;;;PDO DOCG
   a Ghemme;;;;PDO DOCG
   a Lessona;;;;PDO DOC
   a Sizzano;;;;PDO DOC
   a Valli Ossolane;;;;PDO DOC
  a Asti;|moscato di asti|moscato di asti spumante;;;PDO DOCG
  a Barbaresco;;;;PDO DOCG
  a Barbera d'Alba;barbera d alba|barbera d alba superiore;;;PDO DOC
  a Barbera d'Asti;barbera d asti|barbera d asti superiore|barbera d asti colli astiani|barbera d asti colli astiano;;;PDO DOCG
  p? Barbera d'Asti Tinella;barbera d asti tinella
  a Barbera del Monferrato;;;;PDO DOC
  a Barolo;|бароло|バローロ;;;PDO DOCG
  p? Barolo Cannubi;|cannubi
  a Brachetto d'Acqui;brachetto d acqui|acqui;;;PDO DOCG
  a Calosso;;;;PDO DOC
  a Canavese;;;;PDO DOC
  a? Canelli;;;;DOCG
  a Carema;;;;PDO DOC
  p? Castagnole Monferrato
  p? Castiglione Falletto
  a? Cisterna d'Asti;cisterna d asti;;;PDO DOC
  a Colli Tortonesi;;;;PDO DOC
  a Collina Torinese;;;;PDO DOC
  a? Colline Saluzzesi;;;;PDO DOC
  a Cortese dell'Alto Monferrato;cortese dell alto monferrato;;;PDO DOC
  a Dogliani;|dolcetto di dogliani;;;PDO DOCG
  a Dolcetto d'Alba;dolcetto d alba;;;PDO DOC
  a Dolcetto d'Asti;dolcetto d asti;;;PDO DOC
  a Dolcetto di Diano d'Alba;dolcetto di diano d alba|diano d alba;;;PDO DOCG
  a Dolcetto di Ovada;|ovada|dolcetto d ovada;;;PDO DOC
  a? Dolcetto di Ovada Superiore;;;;DOCG PDO
  a Erbaluce di Caluso;|caluso;;;PDO DOCG
  a Freisa d'Asti;freisa d asti;;;PDO DOC
  a Freisa di Chieri;;;;PDO DOC
  a? Gabiano;;;;PDO DOC
  a Gavi;|cortese di gavi;;;PDO DOCG
  a Grignolino d'Asti;grignolino d asti;;;PDO DOC
  a Grignolino del Monferrato Casalese;;;;PDO DOC
  p? La Morra
  a Langhe;;;;PDO DOC
   s Langhe Nascetta;|nascetta
    p Langhe Nascetta del Comune di Novello;|nascetta del comune di novello
   p Langhe Nebbiolo
  a Loazzolo;;;;PDO DOC
  p Malvasia di Casorzo
  a? Malvasia di Casorzo d'Asti;malvasia di casorzo d asti|casorzo|cosorzo|malvasia di cosorzo;;;PDO DOC
  a? Malvasia di Castelnuovo Don Bosco;;;;PDO DOC
  a Monferrato;;;;PDO DOC
  p? Monferrato Casalese
  p? Monforte d'Alba;monforte d alba
  a Moscato d'Asti;moscato d asti;;;DOCG
  a Nebbiolo d'Alba;nebbiolo d alba;;;PDO DOC
  p? Neive
  a Nizza;|barbera d asti nizza;;;DOCG PDO
  p? Novello
  a Pinerolese;;;;PDO DOC
  a Roero;;;;PDO DOCG
  a Roero Arneis;;;;DOCG
  a? Rubino di Cantavenna;;;;PDO DOC
  a Ruchè di Castagnole Monferrato;ruche di castagnole monferrato;;;PDO DOCG
  p? Serralunga d'Alba;serralunga d alba
  a Strevi;;;;PDO DOC
  a Terre Alfieri;;;;DOCG PDO
  p? Treiso
  a? Valsusa;;;;PDO DOC
  a Verduno Pelaverga;|verduno|pelaverga di verduno;;;PDO DOC
 a^ Prosecco;|prosecco treviso|prosecco trieste|prosecco di treviso|просекко|プロセッコ;;Veneto|Friuli-Venezia Giulia;DOC PDO
 x? Sambuca;;;;GI
 r Sardinia;|sardegna|sardinien|sardaigne|cerdena|sardenha|sardynia|sardinie|sardinija|сардиния|サルデーニャ
  a Alghero;;;;PDO DOC
  a? Arborea;;;;PDO DOC
  a Barbagia;;;;PGI IGT
  p Bovale
  a? Cagliari;;;;PDO DOC
  a? Campidano di Terralba;|terralba;;;PDO DOC
  a Cannonau di Sardegna;;;;PDO DOC
  p? Cannonau di Sardegna Capo Ferrato
  p? Cannonau di Sardegna Jerzu
  p? Cannonau di Sardegna Oliena;|cannonau di sardegna nepente di oliena
  a Carignano del Sulcis;;;;PDO DOC
  a Colli del Limbara;;;;PGI IGT
  a? Girò di Cagliari;giro di cagliari;;;PDO DOC
  a Isola dei Nuraghi;;;;PGI IGT
  a? Malvasia di Bosa;;;;PDO DOC
  a Mandrolisai;;;;PDO DOC
  a? Marmilla;;;;PGI IGT
  a Monica di Sardegna;;;;PDO DOC
  a? Moscato di Sardegna;;;;PDO DOC
  a? Moscato di Sorso;|moscato di sennori;;;PDO DOC
  a Moscato di Sorso-Sennori;moscato di sorso sennori;;;DOC
  a? Nasco di Cagliari;;;;PDO DOC
  a Nuragus di Cagliari;;;;PDO DOC
  a? Nurra;;;;PGI IGT
  a? Ogliastra;;;;PGI IGT
  a? Parteolla;;;;PGI IGT
  a? Planargia;;;;PGI IGT
  a? Provincia di Nuoro;;;;PGI IGT
  a Romangia;;;;PGI IGT
  a? Sardegna Semidano;|sardegna semidano mogoro;;;PDO DOC
  a? Sibiola;;;;PGI IGT
  a? Tharros;;;;PGI IGT
  a? Trexenta;;;;PGI IGT
  a? Valle del Tirso;;;;PGI IGT
  a? Valli di Porto Pino;;;;PGI IGT
  a Vermentino di Gallura;;;;DOCG PDO
   a Vermentino di Gallura Superiore;;;;DOCG
  a Vermentino di Sardegna;;;;PDO DOC
  a Vernaccia di Oristano;;;;PDO DOC
 r Sicily;|sicilia|sicilien|sizilien|sicile|sisilia|sycylia|sicilie|sicilija|сицилия|シチリア|西西里;;;PDO DOC
  a Alcamo;;;;PDO DOC
  a? Avola;;;;PGI IGT
  a? Camarro;;;;PGI IGT
  a Cerasuolo di Vittoria;;;;DOCG PDO
  a Contea di Sclafani;|valledolmo contea di sclafani;;;PDO DOC
  a Contessa Entellina;;;;PDO DOC
  a? Delia Nivolelli;;;;PDO DOC
  a Eloro;|eloro pachino;;;PDO DOC
  a Erice;;;;PDO DOC
  a Etna;;;;PDO DOC
  a Faro;;;;PDO DOC
  a? Fontanarossa di Cerda;;;;PGI IGT
  a Malvasia delle Lipari;;;;PDO DOC
  a Mamertino;;;;PDO DOC
  p? Mamertino di Milazzo
  a Marsala;;;;PDO DOC
  p~ Marsala municipality
  a Menfi;;;;PDO DOC
  a Monreale;;;;PDO DOC
  p? Moscato di Siracusa
  a Noto;|moscato di noto;;;PDO DOC
  a Passito di Pantelleria;|pantelleria|moscato di pantelleria;;;PDO DOC
  a? Riesi;;;;PDO DOC
  a? Salaparuta;;;;PDO DOC
  a? Salemi;;;;PGI IGT
  a Salina;;;;PGI IGT
  a Sambuca di Sicilia;;;;PDO DOC
  a? Santa Margherita di Belice;;;;PDO DOC
  a? Sciacca;;;;PDO DOC
  a Siracusa;;;;PDO DOC
  a Terre Siciliane;;;;PGI IGT
  a? Valle Belice;;;;PGI IGT
  a Vittoria;;;;PDO DOC
 x? Sliwovitz del Friuli-Venezia Giulia;sliwovitz del friuli venezia giulia;;;GI
 x? Sliwovitz del Trentino-Alto Adige;sliwovitz del trentino alto adige;;;GI
 x? Sliwovitz del Veneto;;;;GI
 x? Sliwovitz trentino;|sliwovitz del trentino;;;GI
 x? Südtiroler Aprikot;sudtiroler aprikot|aprikot dell alto adige;;;GI
 x? Südtiroler Enzian;sudtiroler enzian|genziana dell alto adige;;;GI
 x? Südtiroler Golden Delicious;sudtiroler golden delicious|golden delicious dell alto adige;;;GI
 x? Südtiroler Grappa;sudtiroler grappa|grappa dell alto adige;;;GI
 x? Südtiroler Gravensteiner;sudtiroler gravensteiner|gravensteiner dell alto adige;;;GI
 x? Südtiroler Kirsch;sudtiroler kirsch|kirsch dell alto adige;;;GI
 x? Südtiroler Marille;sudtiroler marille|marille dell alto adige;;;GI
 x? Südtiroler Obstler;sudtiroler obstler|obstler dell alto adige;;;GI
 x? Südtiroler Williams;sudtiroler williams|williams dell alto adige;;;GI
 x? Südtiroler Zwetschgeler;sudtiroler zwetschgeler|zwetschgeler dell alto adige;;;GI
 r Trentino-Alto Adige;trentino alto adige|trentino sudtirol|trentin haut adige|sydtyrol|trentino haut adige|трентино альто адидже|etela tiroli|juzna tirolska
  a Alto Adige;|sudtirol|south tyrol|alto adige sudtirol|sudtirol alto adige|dell alto adige|sudtiroler;;;PDO DOC
  p? Bolzano;|bozen
  p? Bolzano (Alto Adige);bolzano alto adige
  a Casteller;;;;PDO DOC
  a Lago di Caldaro;|kalterersee|caldaro|kalterer;;;PDO DOC
  p? Merano;|meraner
  a Mitterberg;|mitterberg tra cauria e tel|mitterberg zwischen gfrill und toll;;;PGI IGT
  p? Santa Maddalena;|saint magdalener|st magdalener
  p? Terlano;|terlan
  p? Termeno;|tramin
  a Teroldego Rotaliano;;;;PDO DOC
  a Trentino;|trentin;;;PDO DOC
  p? Trentino Isera;|trentino d isera
  p? Trentino Sorni
  p? Trentino Ziresi;|trentino dei ziresi
  a Trento;|trentodoc|trento doc;;;DOC PDO
  p? Val Venosta;|vinschgau
  a Valdadige;|etschtaler|valdadige terra dei forti;;;PDO DOC
  a? Valdadige Terradeiforti;|terradeiforti|terradeiforti valdadige;;;PDO DOC
  a Vallagarina;;;;PGI IGT
  p? Valle Isarco;|eisacktal
  a Vigneti delle Dolomiti;|weinberg dolomiten|vigneti delle dolomiti weinberg dolomitien;;;PGI IGT
 r Tuscany;|toscana|toskana|toscane|toscan|toskania|toskansko|тоскана|トスカーナ|托斯卡纳|toszkana|τοσκανη
  a? Alta Valle della Greve;;;;PGI IGT
  a? Ansonica Costa dell'Argentario;ansonica costa dell argentario;;;PDO DOC
  a Barco Reale di Carmignano;;;;PDO DOC
  p? Bianco Pisano di San Torpè;bianco pisano di san torpe
  a? Bianco dell'Empolese;bianco dell empolese;;;PDO DOC
  a? Bianco della Valdinievole;|valdinievole;;;PDO DOC
  a Bianco di Pitigliano;|pitigliano;;;PDO DOC
  a Bolgheri;;;;PDO DOC
   a Bolgheri Sassicaia;;;;PDO DOC
   p Bolgheri Superiore
  a Brunello di Montalcino;;;;PDO DOCG
  a Candia dei Colli Apuani;;;;PDO DOC
  a? Capalbio;;;;PDO DOC
  a Carmignano;;;;PDO DOCG
  p? Castagneto Carducci
  p? Castellina
  p? Castelnuovo Berardenga
  a Chianti;|кьянти|キアンティ;;;PDO DOCG
   a~ Chianti Colli Aretini;;;;DOCG
   a~ Chianti Colli Fiorentini;;;;DOCG
   a~ Chianti Colli Senesi;;;;DOCG
   a~ Chianti Colline Pisane;;;;DOCG
   a~ Chianti Montalbano;;;;DOCG
   a~ Chianti Montespertoli;;;;DOCG
   a~ Chianti Rufina;;;;DOCG
   a~ Chianti Superiore;;;;DOCG
  a Chianti Classico;;;;PDO DOCG
   a~ Chianti Classico Gran Selezione;;;;DOCG
   a~ Chianti Classico Riserva;;;;DOCG
  a? Colli dell'Etruria Centrale;colli dell etruria centrale;;;PDO DOC
  a Colli della Toscana Centrale;;;;PGI IGT
  a Colline Lucchesi;;;;PDO DOC
  a Cortona;;;;PDO DOC
  a Costa Toscana;;;;PGI IGT
  a Elba;|aleatico passito dell elba;;;PDO DOC
  a? Elba Aleatico Passito;;;;DOCG PDO
  p? Gaiole
  a? Grance Senesi;;;;PDO DOC
  p? Greve in Chianti
  p? Lamole
  a Maremma Toscana;|maremma;;;PDO DOC
  p Montalcino
  a Montecarlo;;;;PDO DOC
  a? Montecastelli;;;;PGI IGT
  a Montecucco;|montecucco sangiovese;;;DOCG PDO
  p? Montepulciano (Tuscany);montepulciano tuscany
  a? Monteregio di Massa Marittima;;;;PDO DOC
  a Montescudaio;;;;PDO DOC
  a Morellino di Scansano;;;;PDO DOCG
  a Moscadello di Montalcino;;;;PDO DOC
  a Orcia;;;;PDO DOC
  p? Panzano
  a Parrina;;;;PDO DOC
  a Pomino;;;;PDO DOC
  p? Radda
  a Rosso di Montalcino;;;;PDO DOC
  a Rosso di Montepulciano;;;;PDO DOC
  a San Torpè;san torpe;;;PDO DOC
  a Sant'Antimo;sant antimo;;;PDO DOC
  a Sovana;;;;PDO DOC
  a Suvereto;;;;DOCG PDO
  a Terratico di Bibbona;;;;PDO DOC
  a? Terre di Casole;;;;PDO DOC
  a? Terre di Pisa;;;;PDO DOC
  a? Toscano;;;;PGI IGT
  a? Val d'Arbia;val d arbia;;;PDO DOC
  a Val d'Arno di Sopra;val d arno di sopra|valdarno di sopra;;;PDO DOC
  a Val di Cornia;;;;PDO DOC
  a? Val di Cornia Rosso;|rosso della val di cornia;;;DOCG PDO
  a? Valdichiana toscana;|valdichiana;;;PDO DOC
  a Vernaccia di San Gimignano;|san gimignano;;;PDO DOCG
  a Vin Santo del Chianti;|vin santo del chianti classico;;;PDO DOC
  a? Vin Santo di Carmignano;;;;PDO DOC
  a Vin Santo di Montepulciano;;;;PDO DOC
  a Vino Nobile di Montepulciano;;;;PDO DOCG
 r Umbria;|umbrien|ombrie;;;PGI IGT
  a? Allerona;;;;PGI IGT
  a Amelia;;;;PDO DOC
  a Assisi;;;;PDO DOC
  a? Bettona;;;;PGI IGT
  a? Cannara;;;;PGI IGT
  p? Colli Amerini
  a Colli Martani;;;;PDO DOC
  a? Colli Perugini;;;;PDO DOC
  a Colli del Trasimeno;|trasimeno;;;PDO DOC
  a Lago di Corbara;;;;PDO DOC
  a Montefalco;|montefalco rosso|montefalco bianco;;;PDO DOC
  a Montefalco Sagrantino;|sagrantino di montefalco;;;PDO DOCG
  a Narni;;;;PGI IGT
  p? Orvieto Classico Superiore
  a? Rosso Orvietano;|orvietano rosso;;;PDO DOC
  a? Spello;;;;PGI IGT
  a Spoleto;;;;PDO DOC
  a Todi;;;;PDO DOC
  a Torgiano;|torgiano rosso riserva;;;DOCG PDO
 r Veneto;|venetien|venezien|venetie|венето|ヴェネト|benatsko;;;PGI IGT
  a? Alto Livenza;;;;PGI IGT
  a? Amarone della Valpolicella Classico;|amarone classico;;;DOCG
  a Arcole;;;;PDO DOC
  p Asolo Prosecco;|asolo;Prosecco
  a? Bagnoli Friularo;|friularo di bagnoli;;;DOCG PDO
  a? Bagnoli di Sopra;|bagnoli;;;PDO DOC
  a Bardolino;|bardolino chiaretto|chiaretto di bardolino;;;PDO DOC
  a? Bardolino Classico;;;;DOC
  a Bardolino Superiore;;;;PDO DOCG
  a Breganze;;;;PDO DOC
  a? Colli Asolani - Prosecco;colli asolani prosecco;;;DOCG PDO
  a Colli Berici;;;;PDO DOC
  a Colli Euganei;|fior d arancio;;;PDO DOC
  a? Colli Euganei Fior d'Arancio;colli euganei fior d arancio|fior d arancio colli euganei;;;DOCG PDO
  a Colli Trevigiani;;;;PGI IGT
  p Conegliano
  a Conegliano Valdobbiadene Prosecco;|conegliano valdobbiadene|valdobbiadene|prosecco di valdobbiadene|valdobbiadene prosecco superiore|prosecco superiore|valdobbiadene prosecco|conegliano prosecco;Prosecco;;PDO DOCG
   p Valdobbiadene Superiore di Cartizze;|cartizze|superiore di cartizze
  a? Conegliano Valdobbiadene Prosecco Superiore;;;;DOCG
  a? Conselvano;;;;PGI IGT
  a? Corti Benedettine del Padovano;;;;PDO DOC
  a Custoza;|bianco di custoza;;;PDO DOC
  a Gambellara;;;;PDO DOC
  a Lessini Durello;|durello lessini;;;PDO DOC
  a Lison;|lison pramaggiore;;;DOCG PDO
  p Malanotte del Piave
  a Marca Trevigiana;;;;PGI IGT
  a Merlara;;;;PDO DOC
  p Montello;|montello asolo|montello e colli asolani
  a Montello - Colli Asolani;montello colli asolani|asolo montello;;;PDO DOC
  a? Montello Rosso;;;;DOCG PDO
  a? Monti Lessini;|lessini;;;PDO DOC
  a Piave;;;;PDO DOC
  a? Piave Malanotte;;;;DOCG PDO
  a? Recioto di Gambellara;;;;DOCG PDO
  a Recioto di Soave;;;;PDO DOCG
  a? Riviera del Brenta;;;;PDO DOC
  a Soave;|soave classico|soave colli scaligeri;;;PDO DOC
  a Soave Superiore;;;;PDO DOCG
  p Treviso
  a Valpolicella;;;;PDO DOC
   a Amarone della Valpolicella;|amarone;;;PDO DOCG
   a Recioto della Valpolicella;|recioto di valpolicella;;;PDO DOCG
   p~ Valpantena
   p~ Valpolicella Classico
   a Valpolicella Ripasso;|ripasso della valpolicella|ripasso;;;PDO DOC
   p~ Valpolicella Superiore
  p? Valpolicella Classico Superiore
  p? Valpolicella Ripasso Classico;|valpolicella ripasso classico superiore|valpolicella classico superiore ripasso
  p? Valpolicella Valpantena
  a? Veneto Orientale;;;;PGI IGT
  a Venezia;;;;PDO DOC
  a Veronese;|verona|provincia di verona|verona igt|rosso veronese;;;PGI IGT
  a Vicenza;;;;PDO DOC
  a? Vigneti della Serenissima;|serenissima;;;PDO DOC
  p? Vini del Piave
 a? Vino d'Italia;vino d italia|vino da tavola|vdt|vino rosso d italia;;;no-GI
 x? Williams friulano;|williams del friuli;;;GI
 x? Williams trentino;|williams del trentino;;;GI
JM
 x? Jamaica Rum;;;;GI
JO
 p? Mafraq
JP
 p Akita
 p Aomori
 p Fukushima
 p Gifu
 x? Hagi;;;;GI
 x? Hakusan;;;;GI
 x? Harima;|はりま;;;GI
 p Hiroshima
 r Hokkaido;|北海道;;;GI
  p? Furano
  p? Yoichi
 r Hyogo
  p Kobe
  p Nada
 x? Iki Shochu;|壱岐焼酎|iki;;;GI
 p Ishikawa
 p Iwate
 x? Iwate sake;;;;GI
 x? Japanese Whisky;|日本ウイスキー;;;GI
 p Kagoshima
 x? Kuma Shochu;|球磨焼酎|kuma;;;GI
 p Kumamoto
 r Kyoto
  p Fushimi
 x? Mie;;;;GI
 p Miyagi
 p? Miyazaki
 x? Nada Gogo;|灘五郷;;;GI
 r Nagano;|長野;;;GI
  p? Chikumagawa
  p? Kikyogahara
  p? Shiojiri
 x? Nagano sake;;;;GI
 p Nara
 x? Nihonshu;japanese sake;;;GI
 p Niigata
 x? Niigata sake;;;;GI
 p? Okayama
 p Okinawa
 a? Osaka;;;;GI
 x? Ryukyu Awamori;|琉球泡盛|ryukyu;;;GI
 p Saga
 x? Satsuma Shochu;|薩摩焼酎|satsuma;;;GI
 x? Shiga;;;;GI
 p Shizuoka
 p? Tochigi
 x? Tokyo Shimazake;;;;GI
 x? Tone Numata;|利根沼田;;;GI
 p Toyama
 p Wakayama
 x? Wakayama Umeshu;|和歌山梅酒;;;GI
 a Yamagata;|山形;;;GI
 x? Yamagata sake;;;;GI
 r Yamanashi;|山梨;;;GI
  p Katsunuma
  p Kōshū Valley;koshu valley
KR
 x? Andong Soju;;;;GI
 x? Jinro;;;;GI
 p? Yeongcheon
 p? Yeongdong
LB
 p Batroun
 p Bekaa Valley;|bekaa|beqaa|bekaadalen|vallee de la bekaa|البقاع
 p? Jezzine
 p Mount Lebanon
LT
 x? Originali lietuviška degtinė;originali lietuviska degtine|original lithuanian vodka;;;GI
 x? Samanė;samane;;;GI
 x? Trauktinė;trauktine;;;GI
 x? Trejos devynerios;|trejos dynes;;;GI
 x? Vilniaus Džinas;vilniaus dzinas|vilnius gin;;;GI
 x? Vilniaus degtinė;vilniaus degtine;;;GI
LU
 x? Eau-de-vie de kirsch de marque nationale luxembourgeoise;eau de vie de kirsch de marque nationale luxembourgeoise;;;GI
 x? Eau-de-vie de mirabelles de marque nationale luxembourgeoise;eau de vie de mirabelles de marque nationale luxembourgeoise;;;GI
 x? Eau-de-vie de quetsch de marque nationale luxembourgeoise;eau de vie de quetsch de marque nationale luxembourgeoise;;;GI
 x? Eau-de-vie de seigle de marque nationale luxembourgeoise;eau de vie de seigle de marque nationale luxembourgeoise;;;GI
 r Moselle Luxembourgeoise;|luxembourg moselle|moselle luxembourgeoise followed by remerschen|schengen|schwebsingen|stadtbredimus|trintingen|wasserbilig|wellenstein|wintringen or wormeldingen followed by appellation controle;;;PDO;? s
  p? Crémant de Luxembourg;cremant de luxembourg
LV
 x? Latvijas Dzidrais;;;;GI
 x? Rīgas degvīns;rigas degvins;;;GI
 x? Rīgas melnais balzams;rigas melnais balzams|riga black balsam;;;GI
MA
 p Benslimane
 p? Berkane;|angad
 r Casablanca Morocco;|casablanca
  p Zenata
 p? Doukkala
 p Essaouira
 p? Gharb
 r Meknes;;;;AOC AOG
  p Beni M'Tir;beni m tir
  p Coteaux de l'Atlas;coteaux de l atlas
  p Guerrouane
 p? Sais
 p? Zaer
MD
 p? Balti
 p Codru;|кодру
 p? Cricova
 a Divin;;;;PGI
 p Gagauzia
 p Purcari
 p Valul lui Traian;|valul lui traian pgi
 p Ștefan Vodă;stefan voda
ME
 p Crmnica
 p? Crnogorski basen Skadarskog jezera;|lake skadar
 p? Montenegrin coast;|crnogorsko primorje
 p Podgorica;|cemovsko polje
MK
 p Pelagonia
 p? Pelagonija-Polog;pelagonija polog
 r Povardarie;|povardarje|povardarski|vardar valley|vardar|повардарие
  p Demir Kapija
  p Gevgelija-Valandovo;gevgelija valandovo
  p? Ovče Pole;ovce pole
  p Skopje
  p? Strumica-Radovish;strumica radovish
  p Tikveš;tikves
  p Veles
 p Pčinja-Osogovo;pcinja osogovo
MQ
 p Martinique;|rhum de la martinique|rhum agricole martinique
MT
 a Gozo;|għawdex;;;PDO;? s
 a? Malta;;;;PDO
 a? Maltese Islands;;;;PGI
MX
 p? Aguascalientes
 x? Bacanora;;;;GI
 r Baja California
  p Ensenada
  p Guadalupe Valley
  p? Ojos Negros Valley
  p? San Vicente Valley
  p? Santo Tomás Valley;santo tomas valley|valle de santo tomas
  p? Tecate
  p Valle de Guadalupe
 x? Charanda;;;;GI
 p Chihuahua
 r Coahuila
  p Parras
  p? Parras Valley
  p Valle de Parras
 p Durango
 p Guanajuato
 p Guerrero
 r Jalisco
  p Amatitán;amatitan
  p Los Altos de Jalisco
  p Tequila
 x? Mezcal;メスカル;;;GI
 p Michoacán;michoacan
 p Oaxaca
 p Puebla
 p Querétaro;queretaro
 x? Raicilla;;;;GI
 p San Luis Potosí;san luis potosi
 p Sonora
 x? Sotol;;;;GI
 p Zacatecas
NI
 x? Ron de Nicaragua;;;;GI
NL
 p? Achterhoek
 a? Ambt Delden;;;;PDO
 p? De Voerendaal
 a? Drenthe;;;;PGI
 a? Flevoland;;;;PGI
 a? Friesland;;;;PGI
 a? Gelderland;;;;PGI
 x Genièvre aux fruits;genievre aux fruits|vruchtenjenever|jenever met vruchten|fruchtgenever;;;GI
 a? Groningen;;;;PGI
 x? Hollandse advocaat;|advocaat;;;GI
 a Limburg;;;;PGI
 p? Maasvallei Limburg
 a? Mergelland;;;;PDO
 a? Noord-Brabant;noord brabant;;;PGI
 a? Noord-Holland;noord holland;;;PGI
 a? Oolde;;;;PDO
 a? Overijssel;;;;PGI
 p? Rivierenland
 p Schiedam
 p? Schouwen-Duiveland;schouwen duiveland
 p? Twente
 a? Utrecht;;;;PGI
 a? Vijlen;;;;PDO
 a? Zeeland;;;;PGI
 a? Zuid-Holland;zuid holland;;;PGI
NO
 p Agder
 p Akershus
 p Buskerud
 p Finnmark
 p Hardanger;|cider from hardanger|sider fra hardanger
 r Innlandet
  p Hedmark
  p Oppland
 p Møre og Romsdal;more og romsdal
 p Nordland
 x Norsk Akevitt;|norsk akvavit|norwegian aquavit|norsk aquavit;;;GI
 x Norsk Vodka;|norwegian vodka;;;GI
 p Oslo
 p Ringerike
 p Rogaland
 p Telemark
 p Troms
 p Trøndelag;trondelag
 p Vestfold
 r Vestland
  p Hordaland
  p Sogn
 p Viken
 p Østfold;ostfold
NZ
 r North Island;;;;GI
  a Auckland;;;;GI
   a Kumeu;;;;GI
   a Matakana;;;;GI
   a Waiheke Island;;;;GI
  a Gisborne;|poverty bay;;;GI
  a Hawke's Bay;hawke s bay|hawkes bay;;;GI
   p Bridge Pa Triangle
   a? Central Hawke's Bay;central hawke s bay;;;GI
   p Gimblett Gravels
   p Te Awanga
  a Northland;;;;GI
  p? Waikato;|bay of plenty
  a Wairarapa;;;;GI
   a Gladstone;;;;GI
   a Martinborough;;;;GI
   p Masterton
 r South Island;;;;GI;?rw s
  a Canterbury;;;;GI
   a Waipara;|waipara valley|north canterbury;;;GI
  a Central Otago;|otago;;;GI
   p Alexandra
   p Bannockburn
   p Bendigo NZ
   s Cromwell Basin
    p Lowburn
    p Pisa
   p Gibbston;|gibbston valley
   p Wanaka
  a Marlborough;|мальборо|マールボロ|马尔堡;;;GI;?rw s;Sauvignon Blanc|Pinot Noir
   p Awatere Valley;|awatere
   s Southern Valleys
    p Ben Morven
    p Brancott Valley
    p Fairhall
    p Omaka Valley
    p Waihopai Valley
   p Wairau Valley;|wairau
  a Nelson;;;;GI
   p Moutere Hills;|upper moutere
   p Waimea Plains
  p Waitaki Valley
  a? Waitaki Valley North Otago;;;;GI
PA
 x? Ron de Panamá;ron de panama;;;GI
PE
 p Arequipa
 p? Chincha
 a Ica;;;;DO
 p Lima
 p Moquegua
 p? Paracas;|pisco valley
 p Pisco
 p? Tacna
PH
 x? Philippine Rum;;;;GI
PL
 x? Polska Wódka;polska wodka|polish vodka;;;GI
 x? Polska nalewka;;;;GI
 x? Wódka ziołowa z Niziny Północnopodlaskiej;wodka ziolowa z niziny polnocnopodlaskiej|herbal vodka from the north podlasie lowland|zubrowka;;;GI
 x? Śliwowica łącka;sliwowica lacka;;;GI
PR
 p Puerto Rico
PT
 x? Aguardente Bagaceira Alentejo;;;;GI
 x? Aguardente Bagaceira Bairrada;;;;GI
 x? Aguardente Bagaceira da Região dos Vinhos Verdes;aguardente bagaceira da regiao dos vinhos verdes;;;GI
 x? Aguardente de Vinho Alentejo;;;;GI
 x? Aguardente de Vinho Douro;;;;GI
 x? Aguardente de Vinho Ribatejo;;;;GI
 x? Aguardente de Vinho da Região dos Vinhos Verdes;aguardente de vinho da regiao dos vinhos verdes;;;GI
 x? Aguardente de pêra da Lousã;aguardente de pera da lousa;;;GI
 x Alentejana;;;;GI
 r Alentejo;|alentejano|vinho regional alentejano
  p~ Borba
  p~ Granja-Amareleja;granja amareleja
  p~ Moura
  p~ Portalegre
  p~ Redondo
  p~ Reguengos
  p~ Vidigueira
  p~ Évora;evora
 r Algarve;|vinho regional algarve;;;PGI
  p? Lagoa
  p Lagos
  p Portimão;portimao
  p? Tavira
 r Azores;|acores|azorene|azorerna|azoren|acorerna|azorit|vinho regional acores;;;PGI
  a Biscoitos;|wine biscoitos;;;PDO DOC
  a Graciosa;;;;PDO DOC
  a Pico;;;;PDO DOC
 r Beiras;|beira|beira atlantico|terras da beira;;;;?rw bs
  a Bairrada;;;;PDO DOC;?rw bs;Baga
  a Beira Interior;;;;PDO DOC
  a Dão;dao;;;PDO DOC;?rw s;Touriga Nacional|Alfrocheiro|Encruzado
   p~ Alva
   p~ Besteiros
   p~ Castendo
   p~ Serra da Estrela
   p~ Silgueiros
   p~ Terras de Azurara
   p~ Terras de Senhorim
  a Lafões;lafoes;;;PDO DOC
  p Terras de Cister
  p Terras do Dão;terras dao|terras do dao
  p Távora-Varosa;tavora varosa
 r Douro e Porto;|douro porto|porto e douro|porto douro;;;;?rpw fs
  a Douro;|duriense|vinho regional duriense|дору|ドウロ|douro valley;;;DOC;?rpw s;Touriga Nacional|Touriga Franca|Tempranillo
   p~ Baixo Corgo
   p~ Cima Corgo
   p~ Douro Superior
  p? Moscatel do Douro;moscatel douro|
  a Porto;|oporto|vinho porto|портвеин|ポート|portske|portovec|portoi;;;DOC;?rpw f;Touriga Nacional|Touriga Franca|Tempranillo
 x? Ginjinha de Óbidos e Alcobaça;ginjinha de obidos e alcobaca|ginja de obidos;;;GI
 x? Licor Beirão;licor beirao;;;GI
 x? Licor de Singeverga;;;;GI
 r Lisboa;|lisbon|estremadura|lissabon|vinho regional lisboa
  a Alenquer;;;;PDO DOC
  p Arruda
  p Bucelas
  p Carcavelos
  p Colares
  s Encostas d'Aire;encostas d aire
  p Lourinhã;lourinha
  a Torres Vedras;;;;PDO DOC
  p Óbidos;obidos
 r Madeira;|madeirense|madere|madeiran|madeira wine|madeira wein|vino di madera|madeira wijn|vinho da madeira|мадера|マデイラ|madera;;;DOC;?rw f;Tinta Negra|Sercial|Verdelho|Malvasia Fina
  p? Terras Madeirenses;|vinho regional terras madeirenses
 x Medronho do Algarve;medronho algarve|;;;GI
 x? Medronho do Buçaco;medronho bucaco|medronho do bucaco;;;GI
 r Minho;|vinho regional minho;;;;?rpw bs
  a Vinho Verde;;;;PDO DOC;?rpw bs;Loureiro|Albariño|Arinto
   p~ Amarante
   p~ Ave
   p~ Baião;baiao
   p~ Basto
   p~ Cávado;cavado
   p~ Lima
   p~ Monção e Melgaço;moncao e melgaco
   p~ Paiva
   p~ Sousa
 r Península de Setúbal;peninsula de setubal|setubal peninsula|setubal|terras sado|terras do sado;;;;? f
  p Moscatel de Setúbal;moscatel de setubal
  p Palmela
  p? Setúbal Roxo;setubal roxo
 x? Poncha da Madeira;;;;GI
 x Rum da Madeira;|madeira rum;;;GI
 r Tejo;|ribatejo|ribatejano
  p? Almeirim
  p? Cartaxo
  p? Chamusca
  p? Coruche
  p? DoTejo
  p? Santarém;santarem
  p? Tomar
 r Trás-os-Montes;tras os montes|transmontano|vinho regional transmontano;;;PDO DOC
 a? Vinho de Portugal;|vinho de mesa;;;no-GI
 x? Évora anisada;evora anisada;;;GI
RE
 p Réunion;reunion|la reunion
RO
 r Banat;;;;PDO;? s
  p? Dealurile Banatului
  a Recaș;recas;;;PDO;? s
  a? Viile Carașului;viile carasului;;;PGI
  a Viile Timișului;viile timisului;;;PGI;? s
 r Crișana;crisana;;;PDO;? s
  a? Dealurile Crișanei;dealurile crisanei;;;PGI
  a Dealurile Sătmarului;dealurile satmarului;;;PGI;? s
  a? Dealurile Zarandului;;;;PGI
  a Miniș;minis;;;PDO;? s
 r Dobrogea;;;;;? s
  a Adamclisi;;;;PDO;? s
  a? Babadag;;;;PDO
  a? Colinele Dobrogei;;;;PGI
  a Murfatlar;;;;PDO
  a Oltina;;;;PDO;? s
  a? Sarica Niculițel;sarica niculitel;;;PDO
  a? Terasele Dunării;terasele dunarii;;;PGI
 x? Horincă de Chioar;horinca de chioar;;;GI
 x? Horincă de Cămârzana;horinca de camarzana;;;GI
 x? Horincă de Lăpuș;horinca de lapus;;;GI
 x? Horincă de Maramureș;horinca de maramures;;;GI
 x? Horincă de Seini;horinca de seini;;;GI
 r Moldova region;|moldova romania;;;;? s
  a? Bohotin;;;;PDO
  p? Colinele Tutovei
  a? Cotești;cotesti;;;PDO
  a Cotnari;;;;PDO
  a? Dealu Bujorului;;;;PDO
  a Dealurile Moldovei;;;;PGI;? s
  a Dealurile Vrancei;;;;PGI;? s
  a? Huși;husi;;;PDO
  a? Iana;;;;PDO
  a? Iași;iasi;;;PDO
  a? Nicorești;nicoresti;;;PDO
  a? Odobești;odobesti;;;PDO
  a? Panciu;;;;PDO
 r Muntenia
  a Dealu Mare;;;;PDO
  a? Dealurile Munteniei;;;;PGI
  a? Pietroasa;;;;PDO
  a? Ștefănești;stefanesti;;;PDO
 r Oltenia;|dealurile olteniei;;;PGI
  a? Banu Mărăcine;banu maracine;;;PDO
  a? Drăgășani;dragasani;;;PDO
  a? Mehedinți;mehedinti;;;PDO
  a? Segarcea;;;;PDO
  a? Sâmburești;samburesti;;;PDO
  p? Vânju Mare;vanju mare
 x? Pălincă;palinca;;;GI
 r Transylvania;|transilvania
  a? Aiud;;;;PDO
  a? Alba Iulia;;;;PDO
  a? Dealurile Transilvaniei;;;;PGI
  a? Lechința;lechinta;;;PDO
  a? Sebeș-Apold;sebes apold;;;PDO
  a Târnave;tarnave;;;PDO
 x? Turț de Maramureș;turt de maramures;;;GI
 x? Turț de Oaș;turt de oas;;;GI
 x? Vinars Murfatlar;;;;GI
 x? Vinars Segarcea;;;;GI
 x? Vinars Târnave;vinars tarnave;;;GI
 x? Vinars Vaslui;;;;GI
 x? Vinars Vrancea;;;;GI
 x? Țuică Zetea de Medieșu Aurit;tuica zetea de mediesu aurit;;;GI
 x? Țuică ardelenească de Bistrița;tuica ardeleneasca de bistrita;;;GI
 x? Țuică de Argeș;tuica de arges;;;GI
 x? Țuică de Buzău;tuica de buzau;;;GI
 x? Țuică de Valea Milcovului;tuica de valea milcovului;;;GI
 x? Țuică de Zalău;tuica de zalau;;;GI
RS
 p Fruška Gora;fruska gora|srem
 p? Knjaževac;knjazevac
 p? Mlava
 p Negotin
 p? Negotinska Krajina
 p? Niš;nis
 p? Smederevo
 x? Srpska rakija;|sljivovica|srpska sljivovica;;;GI
 p? Toplica
 p? Tri Morave;|three moravas
 r Vojvodina
  p? Banat (Serbia);banat serbia
  p? Subotica
 p? Vranje
 p Vršac;vrsac
 p Šumadija;sumadija
 p Župa;zupa
RU
 p? Crimea (RU);crimea ru|крым
 p Dagestan
 r Krasnodar;|kuban|краснодарскии краи|кубань
  p? Abrau-Dyurso;abrau dyurso|абрау дюрсо
  p? Anapa;|анапа
  p? Gelendzhik
  p? Krymsk
  p? Novorossiysk
  p? Taman Peninsula;|тамань
 p Rostov;|don valley|долина дона
 p? Stavropol
 x Русская водка;|russian vodka|русская водкa;;;GI
SE
 p Blekinge;|blekinge lan
 p Dalarna;|dalarnas lan
 p Gotland;|gotlands lan
 p Gävleborg;gavleborg|gavleborgs lan
 p Halland;|hallands lan
 p Jämtland;jamtland|jamtlands lan
 p Jönköping;jonkoping|jonkopings lan
 p Kalmar;|kalmar lan
 p Kronoberg;|kronobergs lan
 p Norrbotten;|norrbottens lan
 p Skåne;skane|skane lan|scania
 p Stockholm;|stockholms lan
 x? Svensk Aquavit;|svensk akvavit|swedish aquavit;;;GI
 x? Svensk Punsch;|swedish punch;;;GI
 x? Svensk Vodka;|swedish vodka;;;GI
 p Södermanland;sodermanland|sodermanlands lan
 p Uppsala;|uppsala lan
 p Värmland;varmland|varmlands lan
 p Västerbotten;vasterbotten|vasterbottens lan
 p Västernorrland;vasternorrland|vasternorrlands lan
 p Västmanland;vastmanland|vastmanlands lan
 p Västra Götaland;vastra gotaland|vastra gotalands lan
 p Öland;oland
 p Örebro;orebro|orebro lan
 p Östergötland;ostergotland|ostergotlands lan
SI
 x? Brinjevec;;;;GI
 x? Dolenjski sadjevec;;;;GI
 x? Kostelska rakija;;;;GI
 x? Orehovec;;;;GI
 x? Pelinkovec;;;;GI
 r Podravje;|podravina|stajerska;;;PGI
  p Ljutomer-Ormož;ljutomer ormoz|jeruzalem
  p Maribor
  a? Prekmurje;;;;PDO
  a? Štajerska Slovenija;stajerska slovenija|slovenian styria;;;PDO
 r Posavje;;;;PGI
  a Bela Krajina;;;;PDO
  a? Belokranjec;;;;PDO
  a? Bizeljsko-Sremič;bizeljsko sremic|bizeljsko;;;PDO
  a? Bizeljčan;bizeljcan;;;PDO
  a? Cviček;cvicek;;;PDO
  a Dolenjska;;;;PDO
  a? Metliška črnina;metliska crnina;;;PDO
 r Primorska;|primorski|littoral;;;PGI
  a Goriška Brda;goriska brda|brda;;;PDO
  a Kras;|carso slovenia;;;PDO
  a Slovenian Istria;|slovenska istra;;;PDO
  a? Teran;ptp teran;;;PDO
  a Vipava Valley;|vipavska dolina|vipava|vipavska;;;PDO
SK
 x? Bošácka slivovica;bosacka slivovica;;;GI
 x? Demänovka bylinná horká;demanovka bylinna horka;;;GI
 x? Inovecká borovička;inovecka borovicka;;;GI
 a Južnoslovenská;juznoslovenska|southern slovakia|juznoslovenske|juznoslovensky;;;PDO
 x? Karpatské brandy špeciál;karpatske brandy special;;;GI
 x? Laugarício vodka;laugaricio vodka;;;GI
 x? Liptovská borovička;liptovska borovicka;;;GI
 a Malokarpatská;malokarpatska|small carpathians|little carpathians|male karpaty|malokarpatske|malokarpatsky;;;PDO
 a Nitrianska;|nitra|nitrianske|nitriansky;;;PDO
 a? Skalický rubín;skalicky rubin;;;PDO
 a? Slovenská;slovenska|slovak|slovenske|slovensky;;;PGI
 x? Slovenská borovička;slovenska borovicka;;;GI
 x? Slovenská borovička Juniperus;slovenska borovicka juniperus;;;GI
 x? Spišská borovička;spisska borovicka;;;GI
 a Stredoslovenská;stredoslovenska|central slovakia|stredoslovensky|stredoslovenske;;;PDO;? s
 a Tokaj Slovakia;|slovak tokaj|tokajska|vinohradnicka oblast tokaj;;;PDO
 a? Východoslovenská;vychodoslovenska|eastern slovakia|vychodoslovensky|vychodoslovenske;;;PDO
SY
 p? Jebel al-Ansariyé;jebel al ansariye
 r Latakia
  p Bargylus
TH
 p? Chao Phraya
 r Hua Hin
  p Monsoon Valley
 p Khao Yai
TN
 p Cap Bon
 p? Coteaux de Tébourba;coteaux de tebourba
 p? Grand Cru Mornag
 a? Kelibia;;;;AOC
 a Mornag;;;;AOC
 a? Sidi Salem;;;;AOC
 a? Thibar;;;;AOC
 a? Utique;;;;AOC
TR
 r Aegean Turkey;|aegean|izmir|ege|urla
  p? Denizli;|cal|guney
  p? Manisa
 r Anatolia
  p Cappadocia;|kapadokya;Central Anatolia
  p Diyarbakır;diyarbakir;Southeastern Anatolia
  p Elazığ;elazig;Eastern Anatolia
  p Tokat
 r? Central Anatolia;|ic anadolu
  p? Ankara;|kalecik
  p? Kırşehir;kirsehir
 r? Eastern Anatolia
 r Marmara
  p? Kırklareli;kirklareli
  p? Tekirdağ;tekirdag|sarkoy
  p Thrace Turkey;|thrace|trakya
  p? Çanakkale;canakkale|bozcaada|gallipoli
 r? Mediterranean (Turkey);mediterranean turkey
  p? Elmalı;elmali
 x? Rakı;turk rakisi;;;GI
 r? Southeastern Anatolia
TW
 p Nantou
 x? Taiwanese Whisky;;;;GI
 p Yilan
UA
 p Bessarabia
 p Crimea;|крим|крым
 p Kherson
 p Mykolaiv
 p Odesa;|odessa|одеса
 p? Shabo;|шабо
 p Zakarpattia;|transcarpathia|закарпаття
US
 p? Alaska
 x? American Rye Whiskey;;;;GI
 r Arizona
  a Sonoita;;;;AVA
  a Verde Valley;;;;AVA
  a Willcox;;;;AVA
 t Arkansas
  a Ozark Mountain;;Missouri|Oklahoma;;AVA
   a Arkansas Mountain;;;;AVA
    a Altus;;;;AVA
   a Hermann;;;;AVA
   a Ozark Highlands;;;;AVA
 x? Bourbon;kentucky bourbon;;;GI
 r California;|kalifornien|kalifornia|californie|californien|ca|калифорния|カリフォルニア|加利福尼亚|kalifornija
  p? Amador
  a Antelope Valley of the California High Desert;;;;AVA
  a Capay Valley;;;;AVA
  a Central Coast;;;;AVA
   a Arroyo Grande Valley;;;;AVA
   a Carmel Valley;;;;AVA
   a Chalone;;Gabilan Mountains;;AVA
   a Edna Valley;;;;AVA
   a Monterey;|monterey county;;;AVA
    a Arroyo Seco;;;;AVA
    a Hames Valley;;;;AVA
    a San Bernabe;;;;AVA
    a San Lucas;;;;AVA
    a Santa Lucia Highlands;;;;AVA
   a Mt. Harlan;mt harlan;Gabilan Mountains;;AVA
   a Paso Robles;;;;AVA
    a Adelaida District;;;;AVA
    a Creston District;;;;AVA
    a El Pomar District;;;;AVA
    a Paso Robles Estrella District;;;;AVA
    a Paso Robles Geneseo District;;;;AVA
    a Paso Robles Highlands District;;;;AVA
    a Paso Robles Willow Creek District;;;;AVA
    a San Juan Creek;;;;AVA
    a San Miguel District;;;;AVA
    a Santa Margarita Ranch;;;;AVA
    a Templeton Gap District;;;;AVA
    p Willow Creek District
   a San Antonio Valley;;;;AVA
   a San Benito;|san benito county;;;AVA
    a Cienega Valley;;;;AVA
     a Lime Kiln Valley;;;;AVA
    p Mount Harlan
    a Paicines;;;;AVA
   a San Francisco Bay;;;;AVA
    a Lamorinda;;;;AVA
    a Livermore Valley;;;;AVA
    a Pacheco Pass;;;;AVA
    a Santa Clara Valley;;;;AVA
     a San Ysidro District;;;;AVA
   a San Luis Obispo Coast;;;;AVA
   p San Luis Obispo County;|san luis obispo|slo coast
   s Santa Barbara County;|santa barbara
    a Alisos Canyon;;;;AVA
    p Happy Canyon
    a Santa Maria Valley;;;;AVA
    a Santa Ynez Valley;;;;AVA
     a Ballard Canyon;;;;AVA
     a Happy Canyon of Santa Barbara;;;;AVA
     a Los Olivos District;;;;AVA
     a Sta. Rita Hills;sta rita hills|santa rita hills;;;AVA
   a Santa Cruz Mountains;;;;AVA
    a Ben Lomond Mountain;;;;AVA
   a York Mountain;;;;AVA
  p Central Valley California
  a Clarksburg;;;;AVA
   a Merritt Island;;;;AVA
  a Covelo;;;;AVA
  a Cucamonga Valley;;;;AVA
  a Diablo Grande;|refered by many newspaper articles as the oak flats valley ranch or the oak flats valley;;;AVA
  a Dos Rios;;;;AVA
  a Dunnigan Hills;;;;AVA
  p? El Dorado County
  a Gabilan Mountains;;;;AVA
  a Inwood Valley;;;;AVA
  a Leona Valley;;;;AVA
  a Lodi;;;;AVA
   a Alta Mesa;;;;AVA
   a Borden Ranch;;;;AVA
   a Clements Hills;;;;AVA
   a Cosumnes River;;;;AVA
   a Jahant;;;;AVA
   a Mokelumne River;;;;AVA
   a Sloughhouse;;;;AVA
  a Long Valley-Lake County;long valley lake county;;;AVA
  a Madera;;;;AVA
  a Malibu Coast;;;;AVA
   a Malibu-Newton Canyon;malibu newton canyon;;;AVA
   a Saddle Rock-Malibu;saddle rock malibu;;;AVA
  a Manton Valley;;;;AVA
  p? Moon Mountain District
  a North Coast;;;;AVA
   a Benmore Valley;;;;AVA
   a^ Carneros;|los carneros;;Napa Valley|Sonoma County;AVA
   a Eagle Peak Mendocino County;;;;AVA
   a Fountaingrove District;;;;AVA
   a Guenoc Valley;;;;AVA
   s Lake County
    a Clear Lake;;;;AVA
     a Big Valley District-Lake County;big valley district lake county;;;AVA
     a High Valley;;;;AVA
     a Kelsey Bench-Lake County;kelsey bench lake county|kelsey bench kelseyfille bench;;;AVA
     a Red Hills Lake County;;;;AVA
     a Upper Lake Valley;;;;AVA
    p Red Hills
   a Mendocino;|mendocino county;;;AVA
    a Anderson Valley;;;;AVA
    a Cole Ranch;|cole vineyard;;;AVA
    a McDowell Valley;;;;AVA
    a Mendocino Ridge;;;;AVA
    a Potter Valley;;;;AVA
    a Redwood Valley;;;;AVA
    a Yorkville Highlands;;;;AVA
   a Napa Valley;|napa|napa county|напа|ナパ ヴァレー|纳帕谷;;;PDO AVA
    a Atlas Peak;;;;AVA
    a Calistoga;;;;AVA
    a Chiles Valley;;;;AVA
    a Coombsville;;;;AVA
    a Diamond Mountain District;;;;AVA
    a Howell Mountain;;;;AVA
    a Mount Veeder;|mt veeder;;;AVA
    p Oak Knoll District
    a Oak Knoll District of Napa Valley;;;;AVA
    a Oakville;;;;AVA
    a Rutherford;;;;AVA
    a Spring Mountain District;|spring mountain;;;AVA
    a St. Helena;saint helena|st helena;;;AVA
    a Stags Leap District;|stag s leap;;;AVA
    a Wild Horse Valley;;Solano County|Green Valley;;AVA
    a Yountville;;;;AVA
   a Northern Sonoma;;;;AVA
    a Chalk Hill;;Russian River Valley|Sonoma Coast;;AVA
    a Pine Mountain-Cloverdale Peak;pine mountain cloverdale peak;;;AVA
   a Solano County Green Valley;;;;AVA
   s Sonoma County;|sonoma
    a Alexander Valley;;Northern Sonoma;;AVA
    a Bennett Valley;;;;AVA
    a Dry Creek Valley;;Northern Sonoma;;AVA
    s Green Valley
    a Knights Valley;;Northern Sonoma;;AVA
    p Moon Mountain
    a Rockpile;;Northern Sonoma;;AVA
    a Russian River Valley;;;;AVA
     a Green Valley of Russian River Valley;;Sonoma Coast;;AVA
    a Sonoma Coast;;;;AVA
     a Fort Ross-Seaview;fort ross seaview;;;AVA
     a Petaluma Gap;;;;AVA
    a Sonoma Mountain;;;;AVA
    a Sonoma Valley;;;;AVA
     a Moon Mountain District Sonoma County;;;;AVA
    a West Sonoma Coast;;;;AVA
   a Suisun Valley;;;;AVA
  a Palos Verdes Peninsula;;;;AVA
  a Paulsell Valley;;;;AVA
  a River Junction;;;;AVA
  p Sacramento
  a Salado Creek;;;;AVA
  p? San Diego County
  p San Joaquin Valley
  a Seiad Valley;;;;AVA
  a Sierra Foothills;;;;AVA
   s Amador County
    a Fiddletown;;;;AVA
   p Calaveras County
   a California Shenandoah Valley;;;;AVA
   a El Dorado;;;;AVA
    a Fair Play;;;;AVA
   a North Yuba;;;;AVA
  a Sierra Pelona Valley;;;;AVA
  s Solano County
  a South Coast;;;;AVA
   a Ramona Valley;;;;AVA
   a San Pasqual Valley;;;;AVA
   a Temecula;;;;AVA
  a Squaw Valley-Miramonte;squaw valley miramonte;;;AVA
  a Tehachapi Mountains;;;;AVA
  p Temecula Valley
  a Tracy Hills;;;;AVA
  a Trinity Lakes;;;;AVA
  a Willow Creek;;;;AVA
  a Winters Highlands;;;;AVA
 r Colorado
  a Grand Valley;;;;AVA
  a West Elks;;;;AVA
 a^ Columbia Gorge;;;Oregon|Washington;AVA
 t Connecticut
  a Eastern Connecticut Highlands;;;;AVA
  a Southeastern New England;;Rhode Island|Massachusetts;;AVA
   a Martha's Vineyard;martha s vineyard;;;AVA
  a Western Connecticut Highlands;;;;AVA
 p Florida
 t Georgia;-
  a Dahlonega Plateau;;;;AVA
  a Upper Hiwassee Highlands;;North Carolina;;AVA
 p Georgia (US);georgia us
 r Hawaii
  a Ulupalakua;;;;AVA
 r Idaho
 r Illinois
  a Shawnee Hills;;;;AVA
  a Upper Mississippi River Valley;;Iowa|Minnesota|Wisconsin;;AVA
 r Indiana
  a Indiana Uplands;;;;AVA
  a Ohio River Valley;;Kentucky|Ohio|West Virginia;;AVA
   a Kanawha River Valley;;;;AVA
 r Iowa
  a Loess Hills District;;Missouri;;AVA
 r Kentucky
 a^ Lewis-Clark Valley;lewis clark valley;;Idaho|Washington;AVA
 r Louisiana
 r Maryland
  a Catoctin;;;;AVA
  a Cumberland Valley;;Pennsylvania;;AVA
  a Linganore;;;;AVA
 t Massachusetts
 r Michigan
  a Lake Michigan Shore;;;;AVA
   a Fennville;;;;AVA
  a Leelanau Peninsula;;;;AVA
  a Old Mission Peninsula;;;;AVA
  a Tip of the Mitt;;;;AVA
 t Minnesota
  a Alexandria Lakes;;;;AVA
 t Mississippi
  a Mississippi Delta;|yazoo basin delta;Louisiana|Tennessee;;AVA
 r Missouri
  a Augusta;;;;AVA
 r New Jersey
  a Central Delaware Valley;;Pennsylvania;;AVA
  a Outer Coastal Plain;;;;AVA
   a Cape May Peninsula;;;;AVA
  a Warren Hills;;;;AVA
 r New Mexico
  a Mesilla Valley;;Texas;;AVA
  a Middle Rio Grande Valley;;;;AVA
  a Mimbres Valley;;;;AVA
 r New York;|new york state|ny
  a Champlain Valley of New York;;;;AVA
  a Finger Lakes;;;;AVA
   a Cayuga Lake;;;;AVA
   a Seneca Lake;;;;AVA
  a Hudson River Region;;;;AVA
  a Lake Erie;;Ohio|Pennsylvania;;AVA
   a Grand River Valley;;;;AVA
   a Isle St. George;isle saint george|isle st george;;;AVA
  a Long Island;|north fork of long island;;;AVA
   a The Hamptons, Long Island;the hamptons long island;;;AVA
  a Niagara Escarpment;;;;AVA
  a Upper Hudson;;;;AVA
 t North Carolina
  a Appalachian High Country;;Tennessee|Virginia;;AVA
  a Crest of the Blue Ridge Henderson County;;;;AVA
  a Haw River Valley;|haw river;;;AVA
  a Yadkin Valley;;;;AVA
   a Swan Creek;;;;AVA
 r Ohio
  a Loramie Creek;;;;AVA
 t Oklahoma
 r Oregon;|or;;;;? s
  p? Chehalem
  a Southern Oregon;;;;AVA
   a Rogue Valley;;;;AVA
    a Applegate Valley;;;;AVA
   a Umpqua Valley;;;;AVA
    a Elkton Oregon;;;;AVA
    a Red Hill Douglas County, Oregon;red hill douglas county oregon;;;AVA
  a Willamette Valley;;;;AVA PGI;? s
   a Chehalem Mountains;;;;AVA
    a Laurelwood District;;;;AVA
    a Ribbon Ridge;;;;AVA
   a Dundee Hills;;;;AVA
   a Eola-Amity Hills;eola amity hills;;;AVA
   a Lower Long Tom;;;;AVA
   a McMinnville;;;;AVA
   a Mount Pisgah, Polk County, Oregon;mount pisgah polk county oregon|mt pisgah polk county oregon;;;AVA
   a Tualatin Hills;;;;AVA
   a Van Duzer Corridor;;;;AVA
   p Yamhill-Carlton;yamhill carlton
   a Yamhill-Carlton District;yamhill carlton district;;;AVA
 r Pennsylvania
  a Lancaster Valley;;;;AVA
  a Lehigh Valley;;;;AVA
 t Rhode Island
 a^ Shenandoah Valley;;;Virginia|West Virginia|California;AVA
 a^ Snake River Valley;;;Idaho|Oregon;AVA
  a Eagle Foothills;;;;AVA
 r Tennessee
 x? Tennessee Whiskey;|tennessee whisky;;;GI
 r Texas
  a Escondido Valley;;;;AVA
  a Texas Davis Mountains;;;;AVA
  a Texas High Plains;;;;AVA
  a Texas Hill Country;;;;AVA
   a Bell Mountain;;;;AVA
   a Fredericksburg in the Texas Hill Country;;;;AVA
  a Texoma;;;;AVA
 p Utah
 p Vermont
 r Virginia
  a Middleburg Virginia;|middleburg;;;AVA
  a Monticello;;;;AVA
  a North Fork of Roanoke;;;;AVA
  a Northern Neck George Washington Birthplace;;;;AVA
  a Rocky Knob;;;;AVA
  a Virginia Peninsula;;;;AVA
  a Virginia’s Eastern Shore;virginia s eastern shore;;;AVA
 r Washington;|washington state|wa
  a^ Columbia Valley;;;Oregon;AVA
   p Ancient Lakes
   a Ancient Lakes of Columbia Valley;;;;AVA
   a Horse Heaven Hills;;;;AVA
   a Lake Chelan;;;;AVA
   a Naches Heights;;;;AVA
   a Rocky Reach;;;;AVA
   a Royal Slope;;;;AVA
   a The Burn of Columbia Valley;;;;AVA
   a Wahluke Slope;;;;AVA
   a^ Walla Walla Valley;|walla walla;;Oregon;AVA
    a The Rocks District of Milton-Freewater;the rocks district of milton freewater;;;AVA
   a White Bluffs;;;;AVA
   a Yakima Valley;;;;AVA
    a Candy Mountain;;;;AVA
    a Goose Gap;;;;AVA
    a Rattlesnake Hills;;;;AVA
    a Red Mountain;;;;AVA
    a Snipes Mountain;;;;AVA
  a Puget Sound;;;;AVA
 t West Virginia
 r Wisconsin
  a Lake Wisconsin;;;;AVA
  a Wisconsin Ledge;;;;AVA
UY
 p? Artigas
 p Atlantida
 p Canelones
 p Colonia;|carmelo
 p Durazno
 p? Florida
 p? Juanicó;juanico
 p? Las Violetas
 p? Lavalleja
 r Maldonado
  p Garzón;garzon|jose ignacio
  p? Punta del Este
 p Montevideo
 p Rivera;|cerro chapeu
 p? Rocha
 p? Salto
 p? San José;san jose
 p? Tacuarembó;tacuarembo
VE
 p Lara
 x? Ron de Venezuela;;;;GI
VN
 p? Da Lat;|dalat
XK
 p? Dukagjini
 p? Rahovec;|orahovac
ZA
 x? Cape Brandy;|south african brandy;;;GI
 r Eastern Cape;;;;WO
  a? St Francis Bay;saint francis bay|;;;WO
 a Free State;;;;WO
 r KwaZulu-Natal;kwazulu natal;;;WO
  a? Central Drakensberg;;;;WO
  a? Lions River;;;;WO
 a? Limpopo;;;;WO
 r Northern Cape;;;;WO
  a Central Orange River;;;;WO
   a? Groblershoop;;;;WO
   a? Kakamas;;;;WO
   a? Keimoes;;;;WO
  a? Douglas;;;;WO
  a? Hartswater;;;;WO
  a? Karoo-Hoogland;karoo hoogland;;;WO
  a? Rietrivier;;;;WO
  a Sutherland-Karoo;sutherland karoo;;;WO
 r Western Cape;|vest kapp|westkap|lansi kap|cape|wes kaap|cap occidental|cabo occidental|capo occidentale|vestkapp|западныи кеип;;;WO
  a Breede River Valley;|breede river|breedekloof region;;;WO
   p Ashton
   a Breedekloof;;;;WO
    a? Goudini;;;;WO
    a Slanghoek;;;;WO
   a Robertson;;;;WO
    a? Agterkliphoogte;;;;WO
    a? Boesmansrivier;;;;WO
    a Bonnievale;;;;WO
    a? Eilandia;;;;WO
    a? Hoopsrivier;;;;WO
    a? Klaasvoogds;;;;WO
    a? Le Chasseur;;;;WO
    a McGregor;;;;WO
    a? Vinkrivier;;;;WO
   a Worcester;;;;WO
    a? Hex River Valley;;;;WO
    a? Nuy;;;;WO
    a? Scherpenheuvel;;;;WO
    a? Stettyn;;;;WO
  a? Cape Coast;;;;WO
  a Cape South Coast;;;;WO
   a Cape Agulhas;;;;WO
    a Elim;;;;WO
   p Elandskloof
   p? Herbertsdale
   a Lower Duivenhoks River;;;;WO
   a? Napier;;;;WO
   a Overberg;;;;WO
    a Elgin;;;;WO
    a Greyton;;;;WO
    a? Kaaimansgat;;;;WO
    a? Klein River;;;;WO
    a Theewater;;;;WO
    a Walker Bay;;;;WO
     a Bot River;|botrivier;;;WO
     s Hemel-en-Aarde;hemel en aarde
      a Hemel-en-Aarde Ridge;hemel en aarde ridge;;;WO
      a Hemel-en-Aarde Valley;hemel en aarde valley;;;WO
      a Upper Hemel-en-Aarde Valley;upper hemel en aarde valley;;;WO
     a? Springfontein Rim;;;;WO
     a Stanford Foothills;|stanford;;;WO
     a Sunday's Glen;sunday s glen;;;WO
   a Plettenberg Bay;;;;WO
   p? Still Bay East
   a Swellendam;;;;WO
    a? Buffeljags;;;;WO
    a? Malgas;;;;WO
    a? Stormsvlei;;;;WO
  a Cederberg;;;;WO
  a Ceres Plateau;|ceres;;;WO
  a Coastal Region;|kusstreek;;;WO
   p Cape Peninsula
   a Cape Town;;;;WO
    a Constantia;;;;WO
    a Durbanville;;;;WO
    a Hout Bay;;;;WO
    a Philadelphia;;;;WO
   a Darling;|groenekloof;;;WO
   a Franschhoek;|franschhoek valley;;;WO
   a Lutzville Valley;;Olifants River;;WO
    a Koekenaap;;;;WO
   a Paarl;;;;WO
    a Agter-Paarl;agter paarl;;;WO
    a Simonsberg-Paarl;simonsberg paarl;;;WO
    a Voor-Paardeberg;voor paardeberg;;;WO
   a Stellenbosch;;;;WO
    a Banghoek;|banhoek;;;WO
    a Bottelary;;;;WO
    a Devon Valley;;;;WO
    a Jonkershoek Valley;|jonkershoek;;;WO
    a Papegaaiberg;;;;WO
    a Polkadraai Hills;;;;WO
    a Simonsberg-Stellenbosch;simonsberg stellenbosch|simonsberg;;;WO
    a Vlottenburg;;;;WO
   a Swartland;;;;WO
    p Kasteelberg
    a Malmesbury;;;;WO
    a Paardeberg;;;;WO
    p Paardeberg South
    a Piket-Bo-Berg;piket bo berg;;;WO
    p Porseleinberg
    a Riebeekberg;|riebeek;;;WO
    a Riebeeksrivier;;;;WO
    a St Helena Bay;saint helena bay|;;;WO
   a Tulbagh;;;;WO
   p Tygerberg
   a Wellington;;;;WO
    a? Blouvlei;;;;WO
    a? Bovlei;;;;WO
    a? Groenberg;;;;WO
    a? Limietberg;;;;WO
    a? Mid-Berg River;mid berg river;;;WO
  a Klein Karoo;|little karoo;;;WO
   a Calitzdorp;;;;WO
   a? Cango Valley;;;;WO
   a? Langeberg-Garcia;langeberg garcia;;;WO
   p Langkloof
   a? Montagu;;;;WO
   a? Outeniqua;;;;WO
   a? Tradouw;;;;WO
   a? Tradouw Highlands;;;;WO
   a? Upper Langkloof;;;;WO
  p Lambert's Bay;lambert s bay
  a? Lamberts Bay;;;;WO
  a? Nieuwoudtville;;;;WO
  a Olifants River;|olifantsriver|olifantsrivier;;;WO
   a Bamboes Bay;|bamboesbaai;;;WO
   a Citrusdal Mountain;;;;WO
    a Piekenierskloof;;;;WO
   a Citrusdal Valley;;;;WO
   a Spruitdrift;;;;WO
   a Vredendal;;;;WO
  a Prince Albert;;;;WO
  a? Swartberg;;;;WO
`
