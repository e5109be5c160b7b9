// Made by `npm run vocabulary`: do not edit. infra/vocabulary/README.md names sources and licences.
export const styles = `
beer | Bieren | пиво | μπύρα | 啤酒 | بيرة | Pivə | Піва | бира | বিয়ার | སྦི་རག | Cervesa | Сăра | garagardo | آبجو | Cervexa | בירה | बियर | Գարեջուր | ლუდი | Сыра | 맥주 | بيره | Héesevo'tamahpe
beer:lager | untergärig | underjäst | pohjahiiva | bière de fermentation basse | ondergistend | dolnej fermentacji | лагер
beer:pale_lager | helles Lagerbier | blonde lager
beer:light_lager < pale_lager | American Light Lager | lite beer | German Leichtbier | Leichtbier | lettøl | lättöl
beer:pilsner | světlý ležák | plzeňské | пилснер | ピルスナー
beer:czech_pale_lager < pilsner | Czech Pale Lager | desítka | světlé výčepní
beer:kellerpils < pilsner | kellerpils | keller pils
beer:helles < pale_lager | helles | Munich Helles | Bavarian lager | Münchner Hell | Bayrisch Hell
beer:export < pale_lager | Dortmunder | German Helles Exportbier | Dortmunder Export | Exportbier
beer:festbier < pale_lager | festbier | Oktoberfestbier | Oktoberfest lager | Wiesnbier
beer:kellerbier < pale_lager | kellerbier | zwickelbier | zwickl | zoigl | unfiltered lager | Landbier | ofiltrerad lager
beer:india_pale_lager < pale_lager | India pale lager | hoppy lager
beer:rice_lager < pale_lager | rice lager | Japanese rice lager
beer:mexican_lager < pale_lager | Mexican lager
beer:dorada_pampeana < pale_lager | Dorada Pampeana
beer:amber_lager | puolitumma lager | polotmavé
beer:vienna_lager < amber_lager | Vienna lager | Wiener Lager | wienerøl
beer:marzen < amber_lager | märzen | Maerzen | Oktoberfest
beer:rotbier < amber_lager | rotbier | Nürnberger Rotbier
beer:dark_lager | bayerøl | tmavé pivo
beer:dunkel < dark_lager | dunkel | Munich Dunkel | Münchner Dunkel
beer:schwarzbier < dark_lager | schwarzbier | black lager
beer:strong_lager | bokkøl | stark lager | Bockbier | bokbier
beer:maibock < strong_lager | maibock | Helles Bock | heller Bock
beer:dunkles_bock < strong_lager | dunkles bock | dark bock | herfstbok
beer:doppelbock < strong_lager | doppelbock | double bock | dubbelbock
beer:eisbock < strong_lager | eisbock
beer:baltic_porter < porter_stout | Baltic porter | porter bałtycki | Balti porter | балтийский портер
beer:rauchbier_lager < lager | rauchbier (lager) | Bamberger Rauchbier
beer:steam_beer < lager | steam beer | California Common
beer:christmas_beer < speciality_beer | Christmas beer | Winter Seasonal Beer | winter warmer | juleøl | julöl | jouluolut | Weihnachtsbier | bière de Noël | kerstbier | jólabjór
beer:top_fermented | överjäst | pintahiiva | bovengistend | bière de fermentation haute | górnej fermentacji | эль
beer:pale_ale | vaalea ale
beer:american_pale_ale < pale_ale | American pale ale | US pale ale | hazy pale ale | NEPA | New England pale ale
beer:english_pale_ale < pale_ale | English pale ale | Ordinary Bitter | Best Bitter | Strong Bitter | extra special bitter | extra strong bitter | real ale
beer:golden_ale < pale_ale | golden ale | British Golden Ale | summer ale
beer:blonde_ale < pale_ale | blonde ale | blond ale | American blonde ale
beer:australian_sparkling_ale < pale_ale | Australian Sparkling Ale | Australian pale ale | Pacific ale
beer:kolsch < pale_ale | kölsch | Koelsch
beer:cream_ale < pale_ale | cream ale
beer:belgian_pale_ale < pale_ale | Belgian pale ale | spéciale belge | pale ale belge
beer:india_pale_ale | インディア・ペールエール | ипа
beer:american_ipa < india_pale_ale | American IPA | West Coast IPA | WCIPA | US IPA
beer:english_ipa < india_pale_ale | English IPA | British IPA
beer:hazy_ipa < india_pale_ale | hazy IPA | New England IPA | NEIPA | juicy IPA | milkshake IPA | NE IPA
beer:double_ipa < india_pale_ale | double IPA | imperial IPA | DIPA | Double India Pale Ale | DDH DIPA
beer:triple_ipa < india_pale_ale | triple IPA | TIPA
beer:session_ipa < india_pale_ale | session IPA | micro IPA | low alcohol IPA
beer:black_ipa < india_pale_ale | black IPA | Cascadian dark ale | India black ale
beer:amber_ale < top_fermented | amber ale | American Amber Ale | red ale | Irish Red Ale | American red ale | bière ambrée
beer:scottish_ale < amber_ale | Scottish ale | Scottish Light | Scottish Heavy | Scottish Export | 60 shilling | 80 shilling
beer:wee_heavy < scottish_ale | Wee Heavy | Scotch ale | strong Scotch ale
beer:altbier < amber_ale | altbier | Düsseldorfer Alt
beer:brown_ale | ruskea ale | bière brune
beer:mild < brown_ale | Dark Mild | dark mild ale
beer:old_ale < brown_ale | old ale
beer:strong_ale < top_fermented | strong ale | British Strong Ale | American Strong Ale | stock ale | burton ale | sterk ale | vahva ale
beer:barley_wine | vin d'orge | ohraviini
beer:wheatwine < strong_ale | wheatwine
beer:porter_stout | portteri | портер | ポーター
beer:english_porter < porter_stout | English Porter | brown porter | London porter
beer:american_porter < porter_stout | American Porter | robust porter
beer:imperial_porter < porter_stout | imperial porter | smoked porter | coffee porter | vanilla porter
beer:porter_stout | стаут | スタウト
beer:dry_stout < porter_stout | dry stout | Irish Stout | Irish Extra Stout
beer:milk_stout < porter_stout | milk stout | Sweet Stout | cream stout | lactose stout
beer:oatmeal_stout < porter_stout | Oatmeal Stout | kaurastout
beer:foreign_extra_stout < porter_stout | Foreign Extra Stout | Tropical Stout | export stout
beer:american_stout < porter_stout | American Stout
beer:imperial_stout < porter_stout | Imperial Stout | Russian imperial stout | double stout | imperial milk stout
beer:pastry_stout < porter_stout | pastry stout | coffee stout | chocolate stout | barrel-aged stout | BA stout
beer:wheat_beer | hvedeøl | bière de blé | Bières blanches | cerveza de trigo | Cerveza blanca | birra di frumento | Birra bianca | pszeniczne | pšeničné | пшеничное | 小麦ビール | tarwebier | Witbieren | búzasör | bere de grâu | Beri nefiltrate | Bere nefiltrată | pšenično pivo | White beer | White beers | 白啤酒 | 小麦啤酒
beer:hefeweizen < wheat_beer | hefeweizen | hefeweißbier | weissbier hell | Hefe-Weißbier
beer:dunkles_weissbier < wheat_beer | Dunkles Weissbier | dunkelweizen
beer:kristallweizen < wheat_beer | kristallweizen | Kristall Weissbier
beer:weizenbock < wheat_beer | weizenbock | weizen doppelbock
beer:witbier < wheat_beer | witbier | white ale | Belgian white
beer:american_wheat_beer < wheat_beer | American Wheat Beer | American pale wheat | wheat ale
beer:grodziskie < wheat_beer | grodziskie | piwo grodziskie | lichtenhainer
beer:roggenbier < wheat_beer | roggenbier | rye beer | ruisolut
beer:belgian_ale | belgisk ale | belgialainen ale | luostariolut | bière d'abbaye | bière trappiste | abdijbier | trappistenbier | Klosterbier
beer:belgian_blond_ale < belgian_ale | Belgian blond ale | Belgian blonde | blonde belge
beer:belgian_single < belgian_ale | Belgian Single | patersbier
beer:dubbel < belgian_ale | dubbel | Belgian Dubbel | abbey dubbel
beer:tripel < belgian_ale | tripel | Belgian Tripel | abbey tripel | tripel-olut
beer:quadrupel < belgian_ale | quadrupel | Belgian Quadrupel | Belgian Dark Strong Ale | Belgian strong dark ale
beer:belgian_golden_strong_ale < belgian_ale | Belgian Golden Strong Ale | golden strong ale | Belgian strong pale ale | strong blond | belgisk stark ljus ale
beer:amber_belgian_ale < belgian_ale | amber Belgian ale | Belgian amber
beer:saison < belgian_ale | saison | farmhouse ale | saison/farmhouse | Belgian saison | grisette | table saison | bière de saison
beer:biere_de_garde < saison | bière de garde | bier de garde
beer:sahti < top_fermented | sahti | kveik ale | kornøl | råøl | gotlandsdricka | stjørdalsøl
beer:sour_beer | hapanolut | villihiivaolut | bière acide | birra acida | cerveza ácida | zuurbier
beer:lambic < sour_beer | lambic | lambiek | straight lambic | Lambic beers | Geuze-Lambiek
beer:gueuze < lambic | gueuze | geuze | oude geuze | gueuze lambic
beer:kriek < lambic | kriek | fruit lambic | oude kriek | frambozen | cassis lambic
beer:faro < lambic | faro
beer:flanders_red_ale < sour_beer | Flanders red ale | Flemish red | red-brown Flemish | Vlaams rood
beer:oud_bruin < sour_beer | oud bruin | Flanders brown ale | Flemish brown | Vlaams bruin
beer:berliner_weisse < sour_beer | Berliner Weisse
beer:gose < sour_beer | gose | Leipziger Gose
beer:catharina_sour < sour_beer | Catharina Sour | fruited sour | kettle sour | pastry sour | smoothie sour | fruit sour
beer:fruit_beer < speciality_beer | fruit beer | Fruit and Spice Beer | Specialty Fruit Beer | radler (beer) | fruktøl | hedelmäolut | Fruchtbier | bière aux fruits | fruitbier
beer:italian_grape_ale < fruit_beer | Italian Grape Ale | Grape Ale
beer:spiced_beer < speciality_beer | spiced beer | Spice, Herb, or Vegetable Beer | Autumn Seasonal Beer | pumpkin ale | Specialty Spice Beer | herbal beer | honey beer | braggot | krydderøl | kryddad öl | maustettu olut
beer:smoked_beer < speciality_beer | smoked beer | Rauchbier | Classic Style Smoked Beer | Specialty Smoked Beer | røykøl | rököl | savuolut
beer:speciality_beer | fatlagret | fatlagrad öl
cider | jus de pommes fermenté | Boisson fermentée à base de pommes | Sidras | Ebbelwoi | Apfelweine | Apfelmoste | Apfelmost | jabolčnik | сидр | sagardoa | siider | μηλίτης | almabor
cider:cider_apple | Cidres bruts | Cidre brut | Dry ciders
cider:cider_pear | poiré Domfront | Birnenmost | perada
cider:cider_fruit | sider med smak | maustettu siideri | Flavoured ciders | Cidres aromatisés
other_wine:mead | Honigwein | idromele | hidromiel | hidromel | miód pitny | medovina | mézsör | медовуха
wine | stillevin | vino tranquillo | vino tranquilo | stilla vin | miedot viinit
red_wine | Roteweine | Vinhos tintos | vi negre | rode wijn | Rode wijnen | wino czerwone | Czerwone wino | czerwone wina | červené víno | rdeče vino | crno vino | crveno vino | vörösbor | vin roșu | червено вино | красное вино | Красные вина | червоне вино | ερυθρός οίνος | κόκκινο κρασί | kırmızı şarap | 红葡萄酒 | 红酒 | 레드 와인 | punane vein | sarkanvīns | raudonasis vynas | rauðvín | წითელი ღვინო | יינות אדומים
white_wine | hvidvin | vi blanc | witte wijn | Witte wijnen | wino białe | Białe wino | bílé víno | biele víno | belo vino | bijelo vino | Бијело вино | fehérbor | vin alb | бяло вино | белое вино | біле вино | λευκός οίνος | beyaz şarap | 白葡萄酒 | 화이트 와인 | 백포도주 | valge vein | baltvīns | baltasis vynas | Witwyn | Gwin gwyn | Ardo zuri | شراب سفید | Viño branco | Ақ шарап | Wäisse Wäin | Rượu vang trắng
rose_wine | rosé-viinit | Weißherbst | Schilcher | Rotling | Schillerwein | vin gris | clairet | Vini rosé | clarete | Vinos rosados | roséwijn | Rosé wijnen | Rosé wijn | wino różowe | růžové víno | ružica | siller | vin roze | розе | розовое вино | ροζέ | 桃红葡萄酒 | Vi rosat
sparkling_wine | mousserende vin | Vini spumanti | Vini frizzanti | Vinos espumosos | vi escumós | mousserende wijn | Mousserende wijnen | Schuimwijn | Bubbelwijn | wino musujące | šumivé víno | peneče vino | penina | pjenušac | pjenušavo vino | penušavo vino | pezsgő | vin spumant | пенливо вино | игристое вино | шампанское (рос.) | ігристе вино | αφρώδης οίνος | köpüklü şarap | スパークリングワイン | 起泡酒 | 스파클링 와인 | vahuvein | dzirkstošais vīns | putojantis vynas | freyðivín
fortified_wine | hedvin | Likörweine | vin muté | Vins mutés | Vini liquorosi | vinho generoso | versterkte wijn | Versterkte wijnen | wino wzmacniane | likérové víno | likersko vino | likőrbor | креплёное вино | ликёрное вино | οίνος λικέρ | kangestatud vein
fortified_wine:port | vins de Porto | vin de Porto | oporto | портвейн | ポートワイン
fortified_wine:sherry | vino de Jerez | Jerez-Xérès-Sherry | херес | シェリー
fortified_wine:madeira | мадера | Madeira Wine | Madeira Wein | Madère | Vin de Madère | Vino di Madera | Madeira Wijn | Vinho da Madeira
fortified_wine:marsala | марсала
other_wine:aromatised_wine | aromatiserat vin | maustettu viini | aromatisierter Wein | Apéritif anisé sans alcool | vino aromatizado | vinho aromatizado | ароматизированное вино | Wine-based aperitif | Fortified wine-based aperitif
fortified_wine:vermouth | vermutti | vermute | вермут
other_wine:mulled_wine | vin chaud | vin brulé | wino grzane | svařák | kuhano vino | forralt bor | vin fiert | глинтвейн
other_wine:fruit_wine | marjaviini | Fruchtwein | vino di frutta | vino de frutas | fruitwijn | wino owocowe | плодовое вино | puuviljavein | 梅酒
other_wine:sake | 清酒 | にほんしゅ | Alcools de riz | 사케 | Rice wines
spirits | spritdrycker | väkevät juomat | Schnaps | Stark alkoholische Getränke | Alcools forts | alcool fort | superalcolici | Bebidas destiladas | gedistilleerd | sterke drank | Sterke alcoholica | napoje spirytusowe | lihoviny | destiláty | liehoviny | žgane pijače | žestoka pića | szeszes italok | röviditalok | Égetett szeszek | băuturi spirtoase | спиртни напитки | Твърд алкохол | крепкие напитки | спиртные напитки | Крепкие алкогольные напитки | αλκοολούχα ποτά | 蒸留酒 | 烈酒 | 硬酒 | kanged joogid | Hard liquors | liquors | hard spirits
spirits:rum | ром | ラム | ラム酒 | ρούμι | رم | رام | רום | რომი | 럼 | Рум | റം | ရမ် | เหล้ารัม | Rượu Rum | 朗姆酒 | روم | 冧酒
spirits:rum_light | vaalea rommi | Rhums blancs | rum bianco | White rums | Weiße Rums | Blanke rums | Blanke rum | Rom alb
spirits:rum_dark | tumma rommi | Rhums ambrés | rhum ambré | Amber rum | Dunkler Rum | Donkere rums
spirits:rum_flavoured | krydret rom | maustettu rommi | rhum arrangé
spirits:whisky | виски | 威士忌 | 위스키 | ουίσκι | Viszki | Whiskys | Güisquis
spirits:whisky_single_malt | シングルモルト
spirits:whisky_blended | ブレンデッド | Kevert Whisky | Blended whiskies
spirits:whisky_bourbon | бурбон | Bourbon whiskeys | Bourbons | Bourbon-viskit | Bourbon-viski
spirits:whisky_rye | ruisviski | Roggenwhiskey | whisky de seigle
spirits:cognac | коньяк | コニャック | Coniacuri | Coniac
spirits:armagnac | armanjakki | арманьяк | Branntwein aus de Gascogne
spirits:brandy | Brandys | brandy de Jerez | Brandis | бренди | borpárlat
spirits:grappa | eau-de-vie de marc | Trester | Tresterbrand | τσίπουρο | τσικουδιά | törkölypálinka | tropinovec | komovica | ჭაჭა | rachiu de tescovină | джиброва
spirits:fruit_spirits | Edelbrand | acquavite di frutta | distillato di frutta | aguardiente de frutas | hedelmätisle | Hedelmäviina | śliwowica | pálenka | ovocný destilát | Gyümölcspárlat | pălincă | horincă | sadjevec | ракија | ракия | Obstla
spirits:calvados | кальвадос
spirits:vodka | водка | горілка | degtinė | degvīns | ウォッカ | 伏特加 | βότκα | Wodkas
spirits:brannvin | okryddat brännvin | pöytäviina | brennevin klar | Klarer
spirits:genever | Wacholder | jałowcówka | borovička | brinjevec | Juniperbrando | Geneveri | 예네버르 | Jeneveras | Jenevers | Женевер
spirits:gin | джин | ジン | 金酒 | Ginebras
spirits:aquavit_brown | linie akevitt
spirits:anise_spirits | anisbrennevin | anisviina | ούζο
spirits:pastis | Anijsdranken
spirits:ouzo | Oύζο
spirits:arak | عرق
spirits:absinthe | Absinth | absenta | assenzio | absintti | абсент
spirits:vodka_flavoured | maustettu vodka | nalewka | Vodka aromatizzato | Vodka con aroma
spirits:liqueur | Liköre | likeur | Likeuren | likier | lichior | ликьор | ликёр | λικέρ | リキュール | liköör | liķieris | likeris | Licors
spirits:liqueur_cream | fløtelikør | Sahnelikör | Cremelikör | liqueur à la crème | crema di liquore | crema de orujo | roomlikeur
spirits:liqueur_fruit | hedelmälikööri | Fruchtlikör | liqueur de fruits
spirits:liqueur_herb | urtelikør | yrttilikööri | Kräuterschnäppse | Kräuterliköre | Kräuterschnaps | liqueur de plantes | Liqueur herbale | liquore alle erbe | Liquori alle erbe | licor de hierbas | Kruidenlikeur
spirits:liqueur_coffee | kahvilikööri | Kaffeelikör | licor de café | liquore al caffè
spirits:agave_spirits | agavebrennevin | agavesprit | agavetisle
spirits:tequila | текила | テキーラ | Tekilák | Tequilla
spirits:rtd | lonkero | juomasekoitus | rusbrus | blandingsdrikk | blanddryck | prêt à boire
`
