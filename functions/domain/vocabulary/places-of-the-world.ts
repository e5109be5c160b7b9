/** The form is explained in places-of-france.ts. */
export const placesOfTheWorld = `
AR
  Cuyo
    Mendoza; San Juan; La Rioja Argentina
  Mendoza
    Uco Valley | Valle de Uco | Ucodalen
      Gualtallary; Paraje Altamira | Altamira; Los Chacayes; San Pablo; Tupungato; Tunuyán; San Carlos; La Consulta; Vista Flores; Eugenio Bustos; Pampa El Cepillo | El Cepillo; El Peral; Villa Bastías
    Luján de Cuyo
      Agrelo; Perdriel; Las Compuertas; Vistalba; Ugarteche; Lunlunta
    Maipú Mendoza | Maipú > Barrancas, Cruz de Piedra; San Rafael; Lavalle; Rivadavia
  San Juan
    Pedernal Valley | Valle de Pedernal; Tulum Valley | Valle del Tulum; Calingasta
  La Rioja Argentina | La Rioja > Famatina
  North | Norte | Northwest | Noroeste
    Salta; Catamarca; Jujuy; Tucumán
  Salta
    Cafayate | Valle de Cafayate
  Calchaquí Valley | Valles Calchaquíes | Calchaqui Valley
    Cafayate
  Patagonia | Patagonien
    Río Negro; Neuquén; Chubut; San Patricio del Chañar
  Buenos Aires > Chapadmalal; Córdoba; Entre Ríos
AU
  South Eastern Australia | South-Eastern Australia | SE Australia
    South Australia; Victoria; New South Wales; Tasmania; Queensland
  South Australia | Etelä-Australia
    Barossa
      Barossa Valley; Eden Valley
    Adelaide Hills; McLaren Vale; Langhorne Creek; Currency Creek; Kangaroo Island; Riverland; Padthaway; Wrattonbully; Limestone Coast; Mount Benson; Robe; Mount Gambier; Adelaide | Adelaide Plains; Southern Fleurieu; Fleurieu; Southern Flinders Ranges; Mount Lofty Ranges
    Clare Valley | South Australia / Clare Valley
      Watervale; Polish Hill River | Polish Hill; Auburn; Sevenhill
    Limestone Coast
      Coonawarra; Padthaway; Wrattonbully
  Victoria
    Yarra Valley; Mornington Peninsula; Beechworth; Pyrenees; Macedon Ranges; Heathcote; Bendigo; Grampians; Geelong; Gippsland; Goulburn Valley | Nagambie Lakes; King Valley; Rutherglen; Sunbury; Alpine Valleys; Glenrowan; Strathbogie Ranges; Henty; Murray Darling; Swan Hill; Upper Goulburn
  New South Wales | NSW
    Hunter Valley | Hunter; Orange; Mudgee; Riverina; Canberra District; Hilltops; Cowra; Tumbarumba; Murray Darling; Southern Highlands; New England Australia; Gundagai; Shoalhaven Coast
  Western Australia
    Margaret River; Great Southern; Frankland River; Mount Barker; Denmark Australia; Porongurup; Albany; Swan Valley | Swan District; Geographe; Pemberton; Manjimup; Perth Hills; Blackwood Valley; Peel
  Tasmania | Tasmanien
    Coal River Valley; Tamar Valley; Pipers River; Derwent Valley
  Queensland
    Granite Belt
BR
  Serra Gaúcha
    Vale dos Vinhedos; Pinto Bandeira | Altos de Pinto Bandeira; Farroupilha; Monte Belo; Flores da Cunha
  Vale do São Francisco | São Francisco Valley; Campanha | Campanha Gaúcha; Santa Catarina | Planalto Catarinense; Rio Grande do Sul; Minas Gerais
CA
  British Columbia
    Okanagan Valley | Okanagan; Similkameen Valley; Vancouver Island
  Ontario
    Niagara Peninsula | Niagara; Prince Edward County; Lake Erie North Shore; Niagara-on-the-Lake; Beamsville Bench
  Nova Scotia > Tidal Bay; Quebec | Québec; Alberta
CL
  Coquimbo
    Elqui Valley | Elqui | Valle del Elqui | Valle de Elqui; Limarí Valley | Limarí | Valle del Limarí | Limari; Choapa Valley | Choapa
  Aconcagua | Aconcagua Region
    Aconcagua Valley | Valle de Aconcagua; Aconcagua Costa
    Casablanca Valley | Casablanca | Valle de Casablanca
    San Antonio | San Antonio Valley | Valle de San Antonio
      Leyda Valley | Leyda | Valle de Leyda; Lo Abarca; Rosario; Marga Marga
  Central Valley | Valle Central | Chilean Central Valley | Zentraltal
    Maipo Valley | Maipo | Valle del Maipo
      Alto Maipo; Puente Alto; Pirque; Isla de Maipo
    Rapel Valley | Rapel | Valle del Rapel
      Cachapoal Valley | Cachapoal | Valle del Cachapoal > Peumo, Alto Cachapoal; Colchagua Valley | Colchagua | Valle de Colchagua > Apalta, Los Lingues, Marchigüe, Lolol, Paredones
    Curicó Valley | Curicó | Valle de Curicó > Lontué, Teno; Maule Valley | Maule | Valle del Maule > Cauquenes, Loncomilla, Tutuven
  South Region | Southern Region | Sur | Región del Sur
    Itata Valley | Itata | Valle del Itata > Guarilihue; Bío-Bío Valley | Bío-Bío | Biobío | Bio Bio Valley | Valle del Bío Bío; Malleco Valley | Malleco | Valle de Malleco
  Austral Region | Region Austral > Osorno, Cautín
  Atacama > Huasco, Copiapó
   Secano Interior; Entre Cordilleras; Pisco Elqui
UY
  Canelones; Maldonado > Garzón; Montevideo; Colonia; Rivera; Durazno; Atlantida
PE
  Ica; Lima; Pisco; Moquegua; Arequipa
BO
  Tarija
MX
  Baja California > Valle de Guadalupe, Guadalupe Valley, Ensenada
  Jalisco > Tequila, Los Altos de Jalisco, Amatitán
  Oaxaca; Coahuila > Parras, Valle de Parras; Querétaro; Durango; Guerrero; Michoacán; San Luis Potosí; Puebla; Sonora; Guanajuato; Zacatecas; Chihuahua
US
  California | Kalifornien | Kalifornia | Californie | Californien
    Napa Valley | Napa | Napa County
      Rutherford; Oakville; Stags Leap District | Stag's Leap; St. Helena | Saint Helena; Calistoga; Howell Mountain; Spring Mountain District | Spring Mountain; Mount Veeder | Mt. Veeder; Diamond Mountain District; Atlas Peak; Coombsville; Oak Knoll District; Yountville; Chiles Valley
    Sonoma County | Sonoma
      Sonoma Coast; Sonoma Valley; Sonoma Mountain; Russian River Valley; Alexander Valley; Dry Creek Valley; Knights Valley; Chalk Hill; Green Valley; Fort Ross-Seaview; Bennett Valley; Petaluma Gap; West Sonoma Coast; Moon Mountain; Rockpile
    Carneros | Los Carneros; Mendocino | Mendocino County > Redwood Valley, Potter Valley, Anderson Valley
    Lake County > Clear Lake, Red Hills
    Lodi; Clarksburg; Madera; Temecula Valley; San Joaquin Valley; Livermore Valley; Santa Clara Valley; Sacramento; Suisun Valley; Solano County
    North Coast
      Napa Valley; Sonoma County; Mendocino; Lake County; Carneros
    Sierra Foothills
      Amador County > Shenandoah Valley, Fiddletown; El Dorado; Calaveras County
    Central Coast
      Monterey | Monterey County; Arroyo Seco; Santa Lucia Highlands; Carmel Valley; Chalone; Paso Robles > Adelaida District, Willow Creek District; Edna Valley; Arroyo Grande Valley; San Luis Obispo County | San Luis Obispo | SLO Coast; San Benito | San Benito County > Mount Harlan
      Santa Cruz Mountains
      Santa Barbara County | Santa Barbara
        Santa Maria Valley; Santa Ynez Valley; Sta. Rita Hills | Santa Rita Hills; Ballard Canyon; Happy Canyon; Los Olivos District; Alisos Canyon
    Central Valley California; San Francisco Bay
  Oregon
    Willamette Valley
      Dundee Hills; Eola-Amity Hills | Eola Amity Hills; Chehalem Mountains; Ribbon Ridge; Yamhill-Carlton; McMinnville; Van Duzer Corridor; Laurelwood District; Tualatin Hills
    Southern Oregon
      Rogue Valley; Umpqua Valley; Applegate Valley
    Columbia Gorge; Snake River Valley
  Washington | Washington State
    Columbia Valley
      Yakima Valley; Walla Walla Valley | Walla Walla; Red Mountain; Horse Heaven Hills; Wahluke Slope; Ancient Lakes; Snipes Mountain; Rattlesnake Hills; Royal Slope; Lake Chelan
    Puget Sound
  New York | New York State
    Finger Lakes; Long Island | North Fork of Long Island; Hudson River Region
  Kentucky; Tennessee; Texas > Texas Hill Country, Texas High Plains; Virginia > Monticello; Indiana; Colorado; Michigan > Old Mission Peninsula, Leelanau Peninsula; Missouri; Idaho; Arizona; New Mexico; Utah; Illinois; Pennsylvania; Vermont; Hawaii; Florida; Louisiana; Iowa; Wisconsin; New Jersey; Ohio; Maryland; Georgia (US)
NZ
  North Island
    Northland; Auckland; Gisborne | Poverty Bay; Hawke's Bay; Wairarapa
  South Island
    Marlborough; Nelson; Canterbury; Central Otago; Waitaki Valley
  Auckland > Waiheke Island, Matakana, Kumeu
  Hawke's Bay | Hawkes Bay
    Gimblett Gravels; Bridge Pa Triangle; Te Awanga
  Wairarapa
    Martinborough; Gladstone; Masterton
  Marlborough
    Awatere Valley | Awatere; Wairau Valley | Wairau
    Southern Valleys
      Omaka Valley; Waihopai Valley; Brancott Valley; Ben Morven; Fairhall
  Nelson
    Moutere Hills | Upper Moutere; Waimea Plains
  Canterbury
    Waipara | Waipara Valley | North Canterbury
  Central Otago | Otago
    Bannockburn; Gibbston | Gibbston Valley; Bendigo NZ; Wanaka; Cromwell Basin > Lowburn, Pisa; Alexandra
ZA
  Western Cape | Vest-Kapp | Western-Cape | Westkap | Länsi-Kap | Cape
    Coastal Region
      Stellenbosch
        Banghoek | Banhoek; Bottelary; Devon Valley; Jonkershoek Valley | Jonkershoek; Papegaaiberg; Polkadraai Hills; Simonsberg-Stellenbosch | Simonsberg; Vlottenburg
      Swartland
        Malmesbury; Riebeekberg | Riebeek; Paardeberg; Riebeeksrivier; Piket-Bo-Berg; Porseleinberg; St Helena Bay; Paardeberg South; Kasteelberg
      Paarl
        Voor-Paardeberg | Voor Paardeberg; Simonsberg-Paarl; Agter-Paarl
      Franschhoek | Franschhoek Valley; Wellington; Tulbagh; Darling | Groenekloof; Constantia; Durbanville; Philadelphia; Cape Peninsula; Cape Town > Hout Bay, Constantia, Durbanville, Philadelphia; Tygerberg; Lutzville Valley
    Breede River Valley | Breede River
      Robertson > Bonnievale; Worcester; Breedekloof > Slanghoek; Ashton; McGregor
    Cape South Coast
      Elgin; Walker Bay; Overberg; Cape Agulhas; Elandskloof; Greyton; Theewater; Plettenberg Bay; Swellendam; Lower Duivenhoks River; Elim
      Hemel-en-Aarde > Hemel-en-Aarde Valley, Hemel-en-Aarde Ridge, Upper Hemel-en-Aarde Valley
    Overberg
      Walker Bay; Elgin
    Walker Bay
      Hemel-en-Aarde; Bot River; Sunday's Glen; Stanford Foothills | Stanford
    Olifants River | Olifantsriver | Olifantsrivier
      Citrusdal Mountain; Citrusdal Valley; Vredendal; Koekenaap; Bamboes Bay | Bamboesbaai; Lutzville Valley; Spruitdrift
    Piekenierskloof
    Klein Karoo | Little Karoo > Calitzdorp, Langkloof
    Ceres Plateau | Ceres; Lambert's Bay; Cederberg; Prince Albert
  Citrusdal Mountain
    Piekenierskloof
  Olifants River
    Piekenierskloof
  Northern Cape > Sutherland-Karoo, Central Orange River; KwaZulu-Natal; Free State; Eastern Cape
IL
  Galilee | Galilea | Galileen | Upper Galilee | Galil; Golan Heights | Golan | Golanhöjderna; Judean Hills | Judea; Negev; Samson | Shimshon; Shomron | Samaria
LB
  Bekaa Valley | Bekaa | Beqaa | Bekaadalen; Batroun; Mount Lebanon
SY
  Latakia > Bargylus
TR
  Aegean Turkey | Aegean | Izmir; Thrace Turkey | Thrace | Trakya; Cappadocia | Kapadokya; Anatolia > Elazığ, Diyarbakır, Tokat, Cappadocia; Marmara
GE
  Kakheti | Kakheti Region | Kachetien | Kakhétie
    Tsinandali; Kindzmarauli; Mukuzani; Akhasheni; Manavi; Napareuli; Tibaani; Telavi; Kvareli
  Kartli > Atenuri; Imereti; Racha | Racha Region | Racha-Lechkhumi > Khvanchkara; Samegrelo; Guria; Adjara; Lechkhumi > Tvishi
AM
  Vayots Dzor > Areni; Ararat | Ararat Valley; Armavir; Aragatsotn; Tavush
AZ
  Shirvan; Ganja
MA
  Meknes > Guerrouane, Beni M'Tir, Coteaux de l'Atlas
  Casablanca Morocco | Casablanca > Zenata
  Essaouira; Benslimane
TN
  Mornag; Cap Bon
DZ
  Mascara; Tlemcen
EG
  Alexandria
IN
  Maharashtra > Nashik, Nasik; Karnataka > Nandi Hills; Goa
CN
  Ningxia > Helan Mountain
  Shandong > Yantai, Penglai
  Yunnan > Shangri-La
  Hebei > Huailai
  Xinjiang; Shanxi; Sichuan; Guizhou
JP
  Yamanashi > Kōshū Valley, Katsunuma; Nagano; Hokkaido; Niigata; Kyoto > Fushimi
  Hyogo > Nada, Kobe
  Okinawa; Hiroshima; Yamagata; Akita; Miyagi; Fukushima; Kagoshima; Kumamoto; Saga; Ishikawa; Gifu; Shizuoka; Nara; Wakayama; Aomori; Iwate; Toyama
TH
  Khao Yai; Hua Hin > Monsoon Valley
ID
  Bali; Java; Sumatra
TW
  Yilan; Nantou
CU
  Havana | La Habana; Santiago de Cuba
PR
  Puerto Rico
GT
  Quetzaltenango; Zacapa
VE
  Lara
GY
  Demerara
`
