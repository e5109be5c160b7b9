/**
 * Types of drinks, one a line: `category`, or `category:subtype`, then the words for it in the languages of price lists
 * and monopolies (further ones: `data/kind-terms.ts`, made ones: `data/styles.ts`). `wine` is a wine of unknown colour,
 * `none` no drink of ours.
 */
export const drinkTypes = `
none | alcohol free | non alcoholic | alkoholfri | alkoholfritt | alkoholfrei | senza alcol | sans alcool | sin alcohol | alkoholittomat | alkoholiton | dealcoholised | dealcoholized | 0.0 %
wine | wine | wines | still wine | vin | vins | vino | vini | vinos | vinho | vinhos | wein | weine | viini | viinit | stillwein | vin tranquille | vins tranquilles | vino fermo | svakvin | natural wine
wine:orange | orange wine | orange wines | vin orange | vins orange | orangevin
red_wine | red wine | red wines | red | rødvin | rött vin | röda | rött | punaviini | punaviinit | vino rosso | rosso | rossi | rosse | vini rossi | vin rouge | vins rouges | rouge | rouges | rotwein | rotweine | rot | vino tinto | vinos tintos | tinto | tintos | vinho tinto | vino negro | 赤 | 赤ワイン | rødviner | red still wine
white_wine | white wine | white wines | white | hvitvin | vitt vin | vita | vitt | valkoviini | valkoviinit | vino bianco | bianco | bianchi | vini bianchi | vin blanc | vins blancs | blanc | blancs | weißwein | weisswein | weißweine | weissweine | weiss | vino blanco | vinos blancos | blanco | blancos | vinho branco | branco | brancos | 白 | 白ワイン | hvitviner | white still wine
rose_wine | rosé wine | rose wine | rosé wines | rose wines | rosé | roses | rosés | rose | rosévin | rosevin | roséviini | roséweine | rosewein | roseeviini | roseeviinit | rosato | rosati | vino rosato | vini rosati | chiaretto | vin rosé | vins rosés | roséwein | rosado | rosados | vino rosado | vinho rosé | rosè | ロゼ
sparkling_wine | sparkling wine | sparkling wines | sparkling | semi sparkling wine | semi sparkling | sparkling or semi sparkling wine | musserende vin | musserende | perlende vin | perlende | mousserande vin | mousserande | kuohuviini | kuohuviinit | kuohuviinit ja samppanjat | samppanja | samppanjat | champagne | champagnes | champagner | prosecco | cava | crémant | cremant | cremants | franciacorta | spumante | spumanti | vino spumante | frizzante | vin mousseux | mousseux | vin effervescent | effervescent | vins effervescents | effervescents | pétillant | pétillants | pet nat | pét nat | pétillant naturel | schaumwein | schaumweine | sekt | winzersekt | perlwein | espumoso | espumosos | vino espumoso | espumante | vinho espumante | bollicine | bulles | bubbles | méthode cap classique | cap classique | metodo classico | méthode traditionnelle | traditional method sparkling | lambrusco | asti spumante | moscato d asti | スパークリング | beading wine
fortified_wine | fortified wine | fortified wines | sterkvin | starkvin | övrigt starkvin | väkevä viini | väkevät viinit | vino liquoroso | vin de liqueur | likörwein | vino generoso | vino de licor | vinho licoroso | vin doux naturel | vins doux naturels | vdn | jälkiruokaviinit väkevöidyt ja muut viinit
fortified_wine:port | port | port wine | portvin | portviini | portviinit | porto | portwein | vinho do porto | ruby port | tawny port | tawny | vintage port | lbv
fortified_wine:sherry | sherry | sherryt | sherry montilla | xérès | jerez | fino | manzanilla | oloroso | amontillado
fortified_wine:madeira | madeira | madeirat
fortified_wine:marsala | marsala wine
fortified_wine:vermouth_red | red vermouth | red vermouths | vermouth red | vermouth rosso | rosso vermouth | vermouth rouge | rød vermouth | röd vermouth | punainen vermutti | vermut rojo | vermut rosso | roter wermut | roter vermouth
fortified_wine:vermouth_white | white vermouth | white vermouths | vermouth white | vermouth bianco | bianco vermouth | vermouth blanc | hvit vermouth | vit vermouth | valkoinen vermutti | vermut blanco | weisser wermut | weisser vermouth
fortified_wine:vermouth_rose | rosé vermouth | vermouth rosé | vermouth rosato | vermut rosado | rosé vermut
fortified_wine:vermouth | vermouth | vermouths | vermut | vermutit | vermuth | wermut | vermú
other_wine:aromatised_wine | aromatised wine products | aromatised wine | aromatized wine | aromatisert vin | aromatiserte vinprodukter | smaksatt vin | smaksatta viner fruktviner | aperitif wine | wine aperitif | vin aromatisé | vino aromatizzato | sangria | wine based cocktail
other_wine:mulled_wine | mulled wine | gløgg | glögg | glögi | glögit | glühwein | glögg och glühwein | viiniglögi | mulled wine glögi
other_wine:fruit_wine | fruit wine | fruktvin | fruktviner | hedelmäviini | obstwein | vin de fruits | hedelmä aromatisoidut ja muut viinit
other_wine:sake | sake | saket | saké | 日本酒 | nihonshu
other_wine:mead | mead | mjød | mjöd | honningvin | hydromel | sima
spirits | spirit | spirits | brennevin | sprit | sterksprit | spirituosen | spiritueux | distillati | distillato | licores y destilados | destilados | destilado | aguardente | bebidas espirituosas | eau de vie | eaux de vie | sprit av flera typer | other spirits
spirits:gin | gin | gins | ginit | london dry gin | dry gin | sloe gin
spirits:genever | genever | geneverit | jenever | genièvre
spirits:vodka | vodka | vodkas | vodkat | wodka | vodka och brännvin
spirits:brannvin | brännvin | viina | viinat | vodkat ja viinat | koskenkorva
spirits:spiced_spirits | kryddat brännvin | krydret brennevin | akvavit och kryddat brännvin
spirits:aquavit | aquavit | akvavit | akevitt | akvaviitti | akvaviitit | aquavits
spirits:aquavit_clear | aquavit clear | clear aquavit | akevitt blank | blank akevitt | akevitt klar
spirits:aquavit_brown | aquavit brown | brown aquavit | akevitt brun | brun akevitt
spirits:whisky | whisky | whiskies | whiskey | whiskeys | viski | viskit | ウイスキー | scotch | scotch whisky | irish whiskey
spirits:whisky_malt | whisky malt | malt whisky | maltwhisky | whisky maltwhisky | maltsprit | mallasviski | malt
spirits:whisky_single_malt | single malt | single malt whisky | single malt whiskey | single malt scotch whisky | single malt scotch
spirits:whisky_blended_malt | blended malt | blended malt whisky | vatted malt | pure malt
spirits:whisky_other | whisky other | other whisky | annan whisky | whisky annan
spirits:whisky_blended | blended whisky | blended whiskey | blended scotch | blended scotch whisky | blended
spirits:whisky_blended_irish | blended irish whiskey | blended irish whisky
spirits:whisky_grain | grain whisky | grainwhisky | single grain | single grain whisky
spirits:whisky_bourbon | bourbon | bourbon whiskey | bourbon whisky
spirits:whisky_straight_bourbon | straight bourbon | straight bourbon whiskey | kentucky straight bourbon | kentucky straight bourbon whiskey
spirits:whisky_rye | rye whisky | rye whiskey | ryewhisky | rye
spirits:whisky_corn | corn whisky | corn whiskey | cornwhisky
spirits:whisky_wheat | wheat whisky | wheat whiskey | wheatwhisky
spirits:rum | rum | rums | rhum | rhums | rom | ron | rommi | rommit | cachaça | rhum agricole | rhum vieux
spirits:rum_dark | dark rum | mörk rom | mørk rom | brun rom | tummat rommit | aged rum | ron añejo
spirits:rum_light | light rum | white rum | ljus rom | lys rom | vaaleat rommit | rhum blanc | ron blanco
spirits:rum_flavoured | flavoured rum | spiced rum | smaksatt sprit av rom | maustetut rommit | smaksatt rom
spirits:brandy | brandy | brandies | brandyt | weinbrand | druebrennevin | brandyt armanjakit ja calvadosit | armagnac och brandy | druvsprit
spirits:cognac | cognac | cognacs | konjakki | konjakit | konjakk
spirits:armagnac | armagnac | armagnacs | armanjakit
spirits:grappa | grappa | grappe | grapat | marc | grappa och marc | pomace brandy | orujo | bagaceira | tsipouro
spirits:calvados | calvados | calvadosit
spirits:fruit_spirits | fruit spirits | fruit spirit | fruit brandy | fruktbrennevin | fruktsprit | frukt och druvsprit | obstbrand | obstler | hedelmätisleet | eau de vie de fruits | slivovitz | kirsch | kirschwasser | rakija | pálinka | poire williams
spirits:pisco | pisco
spirits:agave_spirits | agave spirit | agave spirits | tequila och mezcal
spirits:tequila | tequila | tequilas | tequilat
spirits:mezcal | mezcal | mezcals | mescal
spirits:liqueur | liqueur | liqueurs | likør | likør og bitter | likör | liköörit | liköörit ja katkerot | likööri | liquore | liquori | licor | licores | likör annan likör | annan likör | amaretto | limoncello
spirits:liqueur_cream | liqueur cream | cream liqueur | cream liqueurs | likør krem | gräddlikör | kermalikööri | kermaliköörit
spirits:liqueur_fruit | liqueurs fruits and berries | liqueur fruits and berries | fruit liqueur | berry liqueur | fruit liqueurs | likør frukt og bær | fruktlikör | bärlikör | hedelmäliköörit | marjaliköörit | crème de cassis | triple sec
spirits:liqueur_herb | herbal liqueur | örtlikör | kryddlikör | yrttiliköörit | mausteliköörit | kräuterlikör | amaro
spirits:liqueur_coffee | coffee liqueur | kaffelikör | kahviliköörit
spirits:liqueur_other | chokladlikör | nötlikör | ägglikör | salmiakkiliköörit | egg liqueur | chocolate liqueur
spirits:bitter | bitter | bitters | aperitivo | maha ja maustekatkerot | grogikatkerot
spirits:anise_spirits | anise spirits | aniseed spirit | anissprit | anistisleet
spirits:pastis | pastis
spirits:absinthe | absinthe | absint
spirits:ouzo | ouzo
spirits:arak | arak | arrak | raki
spirits:flavoured_spirits | flavoured spirits | flavored spirits | smaksatt sprit | smaksatt brennevin | maustetut viinat | maustetut ja muut
spirits:vodka_flavoured | flavoured vodka | flavored vodka | smaksatt vodka | smaksatt vodka maustettu | maustetut vodkat
spirits:punsch | punsch
spirits:shochu | shochu | soju | baijiu | awamori
spirits:spirits_below_15 | other spirits below 15 % | other spirits below 15 % vol | brennevin under 15 %
spirits:rtd | spirits based cocktail or rtd | spirits based cocktail | spirits based cocktails | rtd | ready to drink | premixed cocktail | pre mixed cocktail | cocktail | cocktails | longdrink | long drink | drinkar och cocktails | blanddrycker | juomasekoitukset | hard seltzer | alcopop
beer | beer | beers | øl | öl | olut | oluet | bier | bière | bières | birra | birre | cerveza | cervezas | cerveja | cervejas | ビール
beer:lager | lager | lagers | bottom fermented | undergjæret
beer:pale_lager | pale lager | lys lager | ljus lager | light lager | hell | lager hell | vaalea lager
beer:pilsner | pils | pilsner | pilsener | pilsen
beer:amber_lager | amber lager | czech amber lager | mellanmörk lager | halvmørk lager
beer:dark_lager | dark lager | czech dark lager | mörk lager | mørk lager | tumma lager | dunkles
beer:strong_lager | strong lager | vahva lager | sterk lager | bock
beer:top_fermented | top fermented | overgjæret | ale | ales | ale oklassificerat | ale tysk stil | ale brittisk amerikansk stil | obergärig
beer:belgian_ale | belgian ale | ale belgisk stil | abbey beer | trappist | klosterøl
beer:india_pale_ale | india pale ale | ipa | specialty ipa | belgian ipa | specialty ipa belgian ipa | red ipa | rye ipa | white ipa | cold ipa
beer:pale_ale | pale ale | lys ale
beer:brown_ale | brown ale | brun ale | dark ale | mørk ale
beer:porter_stout | porter stout | porter and stout | porter och stout | porter og stout | stout porter | porter | stout
beer:wheat_beer | wheat beer | wheat beers | hveteøl | veteöl | vehnäolut | vehnäoluet | weissbier | weizen | weizenbier | bière blanche | dunkels weiss
beer:sour_beer | sour beer | surøl | syrlig öl | syrlig øl | sour ale | sauerbier
beer:barley_wine | barley wine | barleywine
beer:speciality_beer | speciality beer | specialty beer | spesialøl | annan öl | spesial | erikoisuus | frukt og krydderøl
cider | cider | ciders | sider | siideri | siiderit | cidre | cidres | sidro | sidra | apfelwein | apple wine | シードル
cider:cider_apple | apple cider | eplesider | äppelcider | omenasiideri | cidre de pomme | sidra natural
cider:cider_pear | perry | pear cider | pæresider | päroncider | päärynäsiideri | poiré
cider:cider_fruit | fruit cider | sider med frukt | fruktcider | annan cider
`
