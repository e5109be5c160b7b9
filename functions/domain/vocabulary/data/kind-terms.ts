/**
 * Further words for the types of `drink-types.ts`, as they stand in the columns and headings of price lists in some
 * thirty languages; elsewhere some of them are places or mean something else. A word that ends in `*` stands for all
 * its endings. `wine:dessert` and `wine:orange` are wines of any category. From general knowledge of the trade.
 */
export const kindTerms = `
none | alkoholfri* | analcolic* | alkoholfrei* | alkoholittomat* | sem álcool | sense alcohol | alcoholvrij* | bezalkoholow* | nealko* | bezalkoholn* | brezalkoholn* | alkoholmentes* | fără alcool | безалкогольн* | χωρίς αλκοόλ | μη αλκοολ* | ノンアルコール | 무알코올
wine | viini* | viner | ワイン | вин* | vi | wijn | wijnen | wino | wina | vína | bor | borok | vinuri | вино | вина | вин | οίνος | οίνοι | κρασί | κρασιά | 와인 | 葡萄酒 | viin* | vein* | şarap
beer:american_pale_ale | apa
beer:lambic | lambics
wine:dessert | dessert wine | dessert wines | dessert | dessertvin* | dessertwein* | dolci | passito | passiti | sweet wine | sweet wines | vin liquoreux | vins liquoreux | süßwein | süßweine | vino dulce | vinos dulces | sauternes | tokaji aszú | eiswein | ice wine | jälkiruokaviini* | vinho doce | vinhos doces | vi dolç | vins dolços | dessertwijn* | zoete wijn* | wino deserowe | wina deserowe | dezertní* | sladké víno | desertno vino | desertna vina | sladka vina | prosušeno vino | prošek | desszertbor* | édes bor* | vin de desert | vinuri de desert | vin dulce | десертн* | γλυκός οίνος | επιδόρπιος | γλυκά κρασιά | 甘口ワイン | デザートワイン
wine:orange | orange* | oransje vin | arancione | arancioni | skin contact | macerato | macerati | naranja | naranjas | amphora | オレンジ* | vi brisat | brisat | oranje | oranje wijn* | pomarańczow* | wino pomarańczowe | oranžov* | oranžno* | oranžna vina | narančast* | narančasta vina | narancsbor* | narancs | portocaliu* | vinuri portocalii | оранжев* | оранж | помаранчев* | πορτοκαλί | 오렌지*
red_wine | reds | rossa | tinta | tintas | rotwein* | rote | roten | roter | rotes | rød | rödvin* | røde | röda viner | punaviini* | nero | neri | 赤* | красн* | červené | červená | tinto fino | negre | negres | vi negre | vins negres | rood | rode wijn* | rodewijn* | czerwon* | wino czerwone | wina czerwone | červen* | rdeč* | crn* | crna vina | crveno | crvena | vörös* | vörösbor* | kékszőlőből | roșu | roșii | vin roșu | vinuri roșii | червон* | червен* | црвен* | ερυθρ* | κόκκιν* | 레드* | 红* | punane | punaviin* | raudon* | sarkan* | beltza | punainen | punaiset
white_wine | whites | blanche | blanches | bianca | bianche | blanca | blancas | branca | brancas | weisswein* | weisse | weissen | weisser | weisses | weiss wein | hvit | hvitvin* | hvid | hvidvin* | vita viner | valkoviini* | 白* | бел* | vi blanc | wit | witte | witte wijn* | wittewijn* | biał* | wino białe | wina białe | bíl* | biel* | bela | belo | beli | bele | bela vina | bijel* | bijela vina | fehér* | fehérbor* | alb | alba | albe | albi | vin alb | vinuri albe | біл* | бял* | λευκ* | άσπρ* | 화이트* | valge | valged | valgevein* | baltvin* | baltas | zuria | valkoinen | valkoiset
rose_wine | rosewein* | rosevin* | roséviini* | roseeviini* | rosavin* | rosa | ロゼ* | claret | claretes | cerasuolo | розов* | rosat | rosats | vi rosat | vins rosats | roséwijn* | różow* | wino różowe | wina różowe | růžov* | rozé | rozé bor* | roséborok | rosébor* | rozébor* | siller | рожев* | ροζέ | ερυθρωπ* | 로제* | 桃红* | ružičast* | rožnat* | rosee
sparkling_wine | sparkling* | frizzanti | bollicina | bubbly | cavas | prosecchi | sekt* | schaumwein* | perlwein* | espumosa | espumosas | espumantes | musserende* | perlende* | pearling* | mousserande* | kuohuviini* | kuohuvat | samppanja* | brut nature | trentodoc | petnat | スパークリング* | 泡 | シャンパン | シャンパーニュ | clairette de die | blanquette | asti | перлинн* | игристо* | escumós | escumosos | vi escumós | vins escumosos | mousserend* | bubbels | schuimwijn* | musuj* | wino musujące | wina musujące | šumiv* | šampaňsk* | perliv* | perlová | penina | penine | peneče* | peneča vina | pjenušac | pjenušci | pjenušav* | pjenušava vina | biser vino | pezsgő* | habzóbor* | gyöngyöző* | habzó | spumant* | vin spumant | vinuri spumante | игрист* | шампанск* | ігрист* | пенлив* | пенушава вина | αφρώδ* | αφρώδης | αφρώδεις | αφρώδη | σαμπάνια | ημιαφρώδ* | 스파클링* | 起泡酒 | 発泡 | bobler | vi d agulla
fortified_wine | fortified* | banyuls | maury | rivesaltes | starkvin* | sterkvin* | hetvin* | likörwein* | vins doux naturel | vin doux naturels | generoso | generosos | liquoroso | liquorosi | fortificado | fortificados | fortificada | fortificadas | vi generós | vins generosos | generós | versterkte wijn* | versterkt | hedvin* | wzmacnian* | wino wzmocnione | fortifikovan* | likérov* víno | likérové | alkoholizirano vino | likersko vino | likerska vina | utrjeno vino | pojačano vino | desertno vino pojačano | likőrbor* | erősített bor* | vin fortifiat | vinuri fortificate | fortifiat* | vin licoros | vinuri licoroase | креплен* | ликерн* вин* | ενισχυμένο* | ενισχυμένα | οίνος λικέρ | 酒精強化ワイン | 強化ワイン | 酒精強化 | 주정강화* | spritet vin | vi de licor | vins de licor
fortified_wine:port | ports | portvin* | portwein* | portviini*
fortified_wine:sherry | sherry*
fortified_wine:madeira | madeira*
fortified_wine:marsala | marsala
fortified_wine:vermouth | vermouth* | vermoth* | vermut* | vermoet | вермут* | βερμούτ | ベルモット
other_wine:aromatised_wine | aromatised | aromatized | aromatisert* | aromatisiert* | aromatiziert* | apéritif vin | chinato | sangria* | pelin*
other_wine:mulled_wine | hehkuviini*
other_wine:fruit_wine | fruit wines | fruktvin* | hedelmäviini* | obstwein* | fruchtwein* | umeshu | marjaviini*
other_wine:sake | sakes | junmai* | reisvin | risvin | 清酒 | 사케 | саке
other_wine:mead | meads | mjöd* | hydromel* | hidromiel* | met
spirits | sprit* | schnaps* | distillat | alcools | väkevät | hard liquor | liquor | スピリッツ | espirituosa | espirituosas | booze | aguardiente | aguardientes | žganje | destil·lats | destillats | licors i destil·lats | gedistilleerd* | sterke drank | alkohole mocne | mocne alkohole | lihovin* | destilát* | destiláty | žgane pijače | žestoka pića | jaka alkoholna pića | égetett szesz* | tömény* | spirtoase | băuturi spirtoase | tării | крепкий алкоголь | крепкие напитки | αποστάγματα | αλκοολούχα | 증류주
spirits:gin | gini | ginovi | ginuri | ginebra | ginebres | dżin | джин* | τζιν | ジン | 진 | ginek | giny | ginů | ginuri | ginit
spirits:vodka | vodcă | vodkes | βότκες | votka | wódki | wodka* | votke | vodke | водка | водки | горілка | βότκα | ウォッカ | 보드카 | vodkák | vodky | vodek | vodci | vodkat
spirits:aquavit | akvavit* | akevitt* | aquavit* | akvaviitti* | snaps
spirits:whisky | viski* | ウィスキー | whisk* | виски | ουίσκι | 위스키 | 威士忌
spirits:whisky_single_malt | single malts
spirits:whisky_blended_malt | blended malts | pure malts
spirits:rum | rones | roms | ром | рома | ρούμι | ρούμια | ラム | 럼 | rumok | rumy | rumů | rumuri | rommi* | rummit
spirits:brandy | brandy* | brandi* | brandewijn | weinbrand* | vinjak | бренди | μπράντι | ブランデー | 브랜디
spirits:cognac | konjakki* | koniak | konjak | коньяк* | κονιάκ | コニャック | konyak*
spirits:fruit_spirits | obstbrand* | rakia | pálinkák | țuică
spirits:pisco | piscos
spirits:tequila | текила | τεκίλα | テキーラ | tequilák | tequily
spirits:mezcal | mezcal*
spirits:liqueur | likör* | crème de | digestif* | likööri* | licors | likeur* | likier* | likér* | likeri | lichior* | ликер* | лікер* | λικέρ | リキュール | 리큐르 | 리큐어
spirits:liqueur_herb | amari
spirits:bitter | katkerot
spirits:anise_spirits | anis*
spirits:absinthe | absint*
spirits:rtd | cóctel | cócteles | premixed | blanddryck* | juomasekoitu*
beer | bjór | cervesa | cerveses | bieren | bierstijl | piwo | piwa | piv* | pive* | pivo | sör | sörök | söre | bere | beri | пиво | пива | пивна* | μπύρα | μπύρες | μπίρα | μπίρες | ζύθος | 맥주 | 啤酒 | bira
beer:lager | lageroluet
beer:pilsner | pils* | pilsner*
beer:top_fermented | bitter ale
beer:india_pale_ale | india pale ale*
beer:porter_stout | stouts | porters
beer:wheat_beer | weissbier* | weizen*
cider | sidri | siderit | sideri | siideri* | apfelwein* | cidern | sidres | cydr* | mošt jablečný | jabolčnik | jabolčni mošt | jabukovača | jabuková* | almabor* | cidr* | сидр* | μηλίτης | μηλίτες | 사이다주
cider:cider_pear | pärcider
`
