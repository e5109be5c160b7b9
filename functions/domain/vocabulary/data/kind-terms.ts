/**
 * Words for kinds of drink as they stand in the columns and headings of price lists: what is meant, then the words,
 * folded when they are read. A word that ends in `*` stands for all its endings. From general knowledge of the trade.
 */
export const kindTerms = `
non-alcoholic | sense alcohol | alcoholvrij* | bezalkoholow* | nealko* | bezalkoholn* | brezalkoholn* | alkoholmentes* | fără alcool | fara alcool | безалкогольн* | χωρίς αλκοόλ | μη αλκοολ* | ノンアルコール | 무알코올
beer | cervesa | cerveses | bieren | bierstijl | piwo | piwa | piv* | pive* | pivo | sör | sörök | söre | bere | beri | пиво | пива | пивна* | μπύρα | μπύρες | μπίρα | μπίρες | ζύθος | øl | öl | 맥주 | 啤酒 | bira
aromatised wine | vermut* | vermoet | wermut | вермут* | βερμούτ | pelin* | ベルモット
fortified wine | vi generós | vins generosos | generós | versterkte wijn* | versterkt | hedvin* | hetvin* | wzmacnian* | wino wzmocnione | fortifikovan* | likérov* víno | likérové | alkoholizirano vino | likersko vino | likerska vina | utrjeno vino | pojačano vino | desertno vino pojačano | likőrbor* | erősített bor* | vin fortifiat | vinuri fortificate | fortifiat* | vin licoros | vinuri licoroase | креплен* | ликерн* вин* | ενισχυμένο* | ενισχυμένα | οίνος λικέρ | 酒精強化ワイン | 強化ワイン | 酒精強化 | 주정강화* | spritet vin | vi de licor | vins de licor
cider | sidra | sidres | ciders | cydr* | mošt jablečný | jabolčnik | jabolčni mošt | jabukovača | jabuková* | almabor* | cidr* | сидр* | μηλίτης | μηλίτες | シードル | 사이다주
whisky | whiskies | whisk* | viski* | виски | ουίσκι | ウイスキー | 위스키 | 威士忌
gin | ginebra | ginebres | dżin | džin | джин* | τζιν | ジン | 진 | jenever
rum | rom | roms | ром | рома | ρούμι | ρούμια | ラム | 럼
vodka | wódka | wódki | wodka* | votka | votke | vodke | водка | водки | горілка | βότκα | ウォッカ | 보드카
cognac | koniak | konjak | коньяк* | κονιάκ | コニャック
brandy | brandi* | vinjak | rakia | rakija | žganje | pálinka | pálinkák | palinka | țuică | tuica | бренди | μπράντι | ブランデー | 브랜디
tequila | текила | τεκίλα | テキーラ
liqueur | licors | likeur* | likier* | likér* | liker* | likeri | likőr* | lichior* | ликер* | ликёр* | лікер* | λικέρ | リキュール | 리큐르 | 리큐어 | likør* | likör*
spirits | destil·lats | destillats | licors i destil·lats | gedistilleerd* | sterke drank | alkohole mocne | mocne alkohole | lihovin* | destilát* | destiláty | žgane pijače | žestoka pića | jaka alkoholna pića | égetett szesz* | tömény* | spirtoase | băuturi spirtoase | tării | крепкий алкоголь | крепкие напитки | αποστάγματα | αλκοολούχα | スピリッツ | 증류주
sparkling wine | escumós | escumosos | vi escumós | vins escumosos | mousserend* | bubbels | schuimwijn* | musuj* | wino musujące | wina musujące | šumiv* | sumiv* | šampaňsk* | perliv* | perlová | penina | penine | peneče* | peneča vina | pjenušac | pjenušci | pjenušav* | pjenušava vina | biser vino | pezsgő* | habzóbor* | gyöngyöző* | habzó | spumant* | spumante | vin spumant | vinuri spumante | игрист* | шампанск* | ігрист* | пенлив* | пенушава вина | αφρώδ* | αφρώδης | αφρώδεις | αφρώδη | σαμπάνια | ημιαφρώδ* | 스파클링* | 起泡酒 | 泡 | スパークリング* | 発泡 | bobler | mousserande* | musserende* | vi d agulla
dessert wine | vi dolç | vins dolços | dessertwijn* | zoete wijn* | wino deserowe | wina deserowe | dezertní* | sladké víno | desertno vino | desertna vina | sladka vina | prosušeno vino | prošek | desszertbor* | édes bor* | vin de desert | vinuri de desert | vin dulce | десертн* | γλυκός οίνος | επιδόρπιος | γλυκά κρασιά | 甘口ワイン | デザートワイン
sake | 日本酒 | 清酒 | 사케 | саке
rosé | rosat | rosats | vi rosat | vins rosats | rosé | rosés | roséwijn* | różow* | wino różowe | wina różowe | růžov* | ružov* | rosé | rozé | rose | roze | rosa | rozé bor* | roséborok | rosébor* | rozébor* | siller | розов* | рожев* | ροζέ | ερυθρωπ* | ロゼ* | 로제* | 桃红* | ružičast* | rožnat*
orange | vi brisat | brisat | oranje | oranje wijn* | pomarańczow* | wino pomarańczowe | oranžov* | oranžno* | oranžna vina | narančast* | narančasta vina | narancsbor* | narancs | portocaliu* | vinuri portocalii | оранжев* | оранж | помаранчев* | πορτοκαλί | オレンジ* | 오렌지*
red | negre | negres | vi negre | vins negres | rood | rode | rode wijn* | rodewijn* | czerwon* | wino czerwone | wina czerwone | červen* | rdeč* | crn* | crna vina | crveno | crvena | vörös* | vörösbor* | kékszőlőből | roșu | roșii | rosu | rosii | vin roșu | vinuri roșii | красн* | червон* | червен* | црвен* | ερυθρ* | κόκκιν* | 赤* | 레드* | 红* | punane | punaviin* | raudon* | sarkan*
white | blanc | blancs | vi blanc | vins blancs | wit | witte | witte wijn* | wittewijn* | biał* | bial* | wino białe | wina białe | bíl* | biel* | bela | belo | beli | bele | bela vina | bijel* | bijela vina | fehér* | fehérbor* | alb | alba | albe | albi | vin alb | vinuri albe | бел* | біл* | бял* | λευκ* | άσπρ* | 白* | 화이트* | valge | valged | valgevein* | baltvin* | baltas
wine | vi | vins | wijn | wijnen | wino | wina | víno | vína | vino | vina | bor | borok | vin | vinuri | вино | вина | вин | οίνος | οίνοι | κρασί | κρασιά | ワイン | 와인 | 葡萄酒 | viin* | vein* | şarap
`
