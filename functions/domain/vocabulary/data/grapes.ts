// Made by `npm run vocabulary`: do not edit. infra/vocabulary/README.md names sources and licences.
export const grapes = `
Abouriou
Agiorgitiko|Aghiorghitiko|St. George|Αγιωργίτικο
Aglianico|Алианико|アリアニコ
Aidani|Aidini|Αηδάνι
Airén|Airen
Albana
Albariño|Alvarinho|Albarino|Альбариньо|アルバリーニョ
Albarossa
Albillo|Albillo Mayor|Albillo Real
Aleatico
Alfrocheiro|Alfrocheiro Preto|Tinta Bastardinha
Alicante Bouschet|Garnacha Tintorera|Alicante Henri Bouschet|Alicante|Tintorera
Aligoté|Aligote|Алиготе
Altesse|Roussette
Alvarelhão|Brancellao
Ancellotta
Antão Vaz
Aragonez Blanc
Arbane|Arbanne
Areni|Areni Noir|Арени|Արենի
Arinto|Pedernã|Arinto de Bucelas
Arinto dos Açores|Arinto dos Acores
Arneis|Арнеис|アルネイス
Assyrtiko|Asyrtiko|Ασύρτικο|Асиртико|アシルティコ
Athiri|Αθήρι
Autumn Royal
Auxerrois|Pinot Auxerrois|Auxerrois Blanc
Avesso
Azal|Azal Branco
Babić
Baco Noir
Baga
Bacchus
Barbera|Барбера|バルベーラ
Trousseau|Bastardo|Merenzao|Maria Ordoña|Trousseau Noir
Batoca
Biancolella
Bical|Borrado das Moscas
Black Muscat|Muscat of Hamburg|Moscato d'Amburgo
Blauer Portugieser|Portugieser|Modrý Portugal|Kékoportó
Blaufränkisch|Lemberger|Kékfrankos|Frankovka|Limberger|Blaufrankisch|Frankovka Modra|Modra Frankinja|Gamé|Гъмза|Скадарка
Boal|Malvasia Fina|Bual
Boğazkere|Bogazkere
Bobal
Bombino Bianco
Bombino Nero
Bonarda|Douce Noire|Charbono|Corbeau|Bonarda Argentina
Borraçal|Caíño Tinto
Bourboulenc
Bovale|Bovale Sardo|Muristellu
Brachetto
Cabernet
Cabernet Blanc
Cabernet Cortis
Cabernet Dorsa
Cabernet Franc|Bouchet|Breton|Cab Franc|Bordo|Каберне Фран|カベルネ・フラン|品丽珠
Cabernet Sauvignon|Cab Sauv|Cabernet-Sauvignon|Cab. Sauvignon|Cab. Sauv.|Καμπερνέ Σωβινιόν|Каберне Совиньон|კაბერნე სოვინიონი|カベルネ・ソーヴィニヨン|赤霞珠|까베르네 소비뇽
Caiño Blanco
Caladoc
Callet
Canaiolo|Canaiolo Nero
Carignan|Cariñena|Carignano|Mazuelo|Samsó|Carinyena|Carignan Noir|Mazuela|Кариньян
Carignan Blanc
Carménère|Carmenere|Carmenère|Карменер|カルメネール|佳美娜
Carricante
Casavecchia
Castelão|Periquita|Castelao|João de Santarém
Catarratto|Lucido
Cencibel Blanca
Cereza
Cerceal|Cerceal Branco
Cesanese|Cesanese d'Affile|Cesanese Comune
Chambourcin
Chardonnay|Morillon|Chardonay|Σαρντονέ|Шардоне|シャルドネ|霞多丽|샤르도네
Chasselas|Gutedel|Fendant|Шасла|シャスラ
Chenin Blanc|Chenin|Steen|Pineau de la Loire|Шенен Блан|シュナン・ブラン|白诗南
Ciliegiolo
Cinsault|Cinsaut|Ottavianello|Сенсо
Clairette|Clairette Blanche|Clairette Blanc
Cococciola
Coda di Volpe
Códega do Larinho|Codega do Larinho
Colombard|French Colombard
Colorino
Cortese
Corvina|Corvina Veronese|Корвина|コルヴィーナ
Corvinone
Counoise
Courbu|Courbu Blanc|Petit Courbu
Criolla Chica|País|Listán Prieto|Mission|Pais|Criolla
Criolla Grande
Croatina|Bonarda dell'Oltrepò Pavese
Crouchen|Cape Riesling|Clare Riesling
Cserszegi Fűszeres|Cserszegi Füszeres
Dafni
Debina|Ντεμπίνα
Diagalves
Dindarella
Dolcetto|Дольчетто|ドルチェット
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
Fetească Albă|Feteasca Alba
Fetească Neagră|Feteasca Neagra|Фетяска Нягрэ
Fetească Regală|Feteasca Regala|Királyleányka
Fer Servadou|Fer|Braucol|Mansois
Fernão Pires|Maria Gomes|Fernao Pires
Fiano
Fogoneu
Forastera
Frappato
Freisa
Friulano|Tocai Friulano|Sauvignonasse|Sauvignon Vert|Tai
Frühroter Veltliner
Fumin
Furmint|Sipon|Šipon|Mosler|Фурминт
Gaglioppo
Gamay|Gamay Noir|Gamay Noir à Jus Blanc|Гаме|ガメイ
Gamaret
Garganega|Grecanico Dorato|Grecanico
Garanoir
Garnacha Peluda|Lledoner Pelut
Gewürztraminer|Gewurztraminer|Traminer Aromatico|Roter Traminer|Termeno Aromatico|Tramini|Fűszeres Tramini|Traminer|Гевюрцтраминер|Траминер|ゲヴュルツトラミネール|琼瑶浆|게뷔르츠트라미너
Ginestra
Giró
Glera|Prosecco|Глера|グレーラ
Godello|Gouveio|Verdello
Goldburger
Gouais Blanc|Heunisch
Graciano|Morrastel|Tinta Miúda|Cagnulari|Graziano
Welschriesling|Grasevina|Olaszrizling|Riesling Italico|Graševina|Laski Rizling|Laški Rizling|Riesling Italian|Итальянский рислинг
Grechetto
Greco|Greco Bianco
Grenache|Garnacha|Cannonau|Garnacha Tinta|Grenache Noir|Garnatxa|Garnacha Negra|Garnatxa Negra|Tocai Rosso|Vernaccia Nera|Garnacho|Гренаш|グルナッシュ|歌海娜
Grenache Blanc|Garnacha Blanca|Garnatxa Blanca
Grenache Gris|Garnacha Gris|Garnacha Roja|Grenache Rouge|Garnatxa Gris
Grignolino
Grillo
Gringet
Grolleau|Groslot|Grolleau Noir
Grolleau Gris
Groppello|Groppello Gentile
Gros Manseng
Grüner Veltliner|Gruner Veltliner|Grüner Veltiner|Veltlínské Zelené|Zöldveltelini|Зелёный Вельтлинер|グリューナー・フェルトリーナー
Hárslevelű|Hárslevelü|Harslevelu
Hondarrabi Beltza|Hondarribi Beltza
Hondarrabi Zuri|Hondarribi Zuri|Hondarrabi Zuria
Huxelrebe
Incrocio Manzoni|Manzoni Bianco
Inzolia|Ansonica|Insolia
Irsai Olivér|Irsai Oliver
Jacquère|Jacquere
Jaquez
Mencía|Mencia|Jaen|Jaén|Jaén Tinto
Johanniter
Juan García
Juhfark
Jampal
Kadarka|Gamza
Kalecik Karası|Kalecik Karasi
Kerner
Khikhvi|Хихви|ხიხვი
Kisi|Киси|ქისი
Koshu|甲州
Kotsifali|Κοτσιφάλι
Krstač
Kydonitsa|Κυδωνίτσα
Lacrima|Lacrima di Morro d'Alba
Lagrein
Lambrusco
Lambrusco Grasparossa
Lambrusco Maestri
Lambrusco Marani
Lambrusco Salamino
Lambrusco di Sorbara|Lambrusco Sorbara
Lampia
Liatiko|Λιάτικο
Limnio|Λημνιό
Limniona|Λημνιώνα
Palomino|Palomino Fino|Listán Blanco|Listan Blanco
Listán Negro|Listan Negro
Loureiro|Loureira
Macabeo|Viura|Macabeu|Maccabeu
Madrasa
Magliocco
Malagousia|Malagouzia|Malaguzia|Μαλαγουζιά
Malbec|Cot|Côt|Auxerrois Noir|Cot Noir|Cot N|Côt Noir|Malbech|Malbeck|Мальбек|マルベック|马尔贝克
Malbo Gentile
Malvar
Malvasia|Malvazija|Malvoisie|Malvasía
Malvasia di Candia|Malvasia di Candia Aromatica
Malvasia del Lazio|Malvasia Puntinata
Malvasia Istriana|Malvazija Istarska|Istrian Malvasia
Malvasia Nera
Malvasia Volcánica|Malvasia Volcanica|Malvasía Volcánica
Mammolo
Mandilaria|Mandelari|Μανδηλαριά
Manto Negro|Mantonegro
Marsanne|Ermitage
Marselan|マスラン|马瑟兰
Marzemino
Mauzac
Maturana Blanca|Ribadavia
Maturana Tinta|Maturana
Mavro
Mavrodaphne|Mavrodafni|Μαυροδάφνη
Mavrud|Мавруд
Melnik|Shiroka Melnishka|Широка мелнишка лоза
Melon de Bourgogne|Melon|Muscadet|Melon B
Merlot|Merlot Noir|Μερλό|Мерло|メルロー|梅洛|메를로
Merlot Blanc
Merseguera
Mondeuse|Mondeuse Noire
Mondeuse Blanche
Monica
Molinara
Mollard
Molette
Montepulciano|Монтепульчано|モンテプルチアーノ
Montuni
Moravia Agria
Moscatel de Alejandría|Muscat of Alexandria|Zibibbo|Muscat d'Alexandrie|Moscatel de Setúbal|Moscatel Graúdo|Moscatel de Malaga|Мускат Александрийский
Moscatel Rosado
Moschofilero|Μοσχοφίλερο
Mourvèdre|Monastrell|Mataro|Mourvedre|Mataró|Мурведр|ムールヴェードル
Mtsvane|Mtsvane Kakhuri|Kakhuri Mtsvane|Мцване|მწვანე
Müller-Thurgau|Rivaner|Muller Thurgau|Мюллер-Тургау|ミュラー・トゥルガウ
Muscadelle|Muscadel
Muscardin
Muscat|Moscato|Moscatel|Muskateller|Muskat|Moscatell
Muscat Blanc à Petits Grains|Gelber Muskateller|Moscato Bianco|Moscatel de Grano Menudo|Muscat Blanc|Sárga Muskotály|Muscat Canelli|Moscato Giallo|Muscat de Frontignan|Rumeni Muškat|Μοσχάτο|Мускат Белый|Тамянка|マスカット
Muscat Ottonel|Moscato Ottonel
Muscat Petit Grain Rouge|Moscato Rosa|Rosenmuskateller
Muscat of Spina
Narince
Nascetta|Nas-cëtta|Nascëtta|Anascetta
Nebbiolo|Michet|Lampia Nebbiolo|Spanna|Chiavennasca|Picotener|Picotendro|Неббиоло|ネッビオーロ|내비올로
Negoska|Νεγκόσκα
Negrara|Negrara Trentina
Negrette|Négrette
Negroamaro|Negro Amaro|ネグロアマーロ
Nerello Cappuccio
Nerello Mascalese
Nero d'Avola|Calabrese|Nero d Avola|Неро д'Авола|ネーロ・ダーヴォラ
Nero di Troia|Uva di Troia
Neuburger
Nielluccio|Nielluciu
Nocera
Norton
Nosiola
Nuragus
Oeillade
Ojaleshi|Оджалеши|ოჯალეში
Okuzgozu|Öküzgözü
Olivella
Ondenc
Oseleta
Öküzgözü
Orion
Pallagrello Bianco
Pallagrello Nero
Parellada|Montonec
Passerina
Pascale
Pecorino|ペコリーノ
Pedro Ximénez|PX|Pedro Ximenez|Pedro Jiménez|Pedro Giménez
Pelaverga|Pelaverga Piccolo
Perricone|Pignatello
Perrum
Petit Arvine|Petite Arvine
Petit Manseng
Petit Meslier
Petit Rouge
Petit Verdot|Пти Вердо|プティ・ヴェルド
Petite Sirah|Durif|Petite Syrah|Petit Syrah
Phoenix
Picardan
Picolit
Picpoul|Piquepoul|Picpoul Blanc|Picpoul de Pinet
Picpoul Noir
Piedirosso
Pineau d'Aunis|Chenin Noir|Pineau d Aunis
Pignoletto|Grechetto Gentile
Pignolo
Pinot Blanc|Weissburgunder|Weißburgunder|Pinot Bianco|Weisser Burgunder|Weißer Burgunder|Blanc Vrai|Beli Pinot|Weissburgunder/Pinot Blanc|Fehérburgundi|Klevner|Pinot blanco|Пино Блан|ピノ・ブラン|白皮诺
Pinot Gris|Pinot Grigio|Grauburgunder|Grauer Burgunder|Ruländer|Szürkebarát|Sivi Pinot|Rulandské Šedé|Malvoisie du Valais|Pinot Beurot|Пино Гри|Пино Гриджио|ピノ・グリ|ピノ・グリージョ|灰皮诺|피노 그리지오
Pinot Meunier|Meunier|Schwarzriesling|Müllerrebe
Pinot Nero Precoce|Frühburgunder|Pinot Madeleine|Pinot Noir Précoce
Pinot Noir|Spätburgunder|Pinot Nero|Blauburgunder|Blauer Burgunder|Blauer Spätburgunder|Pinot Negro|Modri Pinot|Rulandské Modré|Pinot Tinto|Πινό Νουάρ|Пино Нуар|ピノ・ノワール|黑皮诺|피노 누아
Pinotage|Пинотаж|ピノタージュ
Plavac Mali
Plavina
Plytó
Portan
Pošip|Posip
Poulsard|Ploussard
Prensal|Prensal Blanc|Moll
Prieto Picudo
Primitivo|Zinfandel|Tribidrag|Crljenak Kaštelanski|Kratošija|Kratosija|Zinfandel/Primitivo|Зинфандель|ジンファンデル
Prokupac|Прокупац
Prunelard
Rabigato
Rabo de Ovelha
Raboso|Raboso Piave
Rara Neagra|Băbească Neagră|Рара Нягрэ
Ramisco
Räuschling
Refosco|Refosco dal Peduncolo Rosso|Refošk|Terrano|Teran
Regent
Reichensteiner
Ribolla Gialla|Rebula|Ribolla
Rieslaner
Riesling|Riesling Renano|Rheinriesling|Rhine Riesling|Weisser Riesling|White Riesling|Rajnai Rizling|Ryzlink Rýnský|Renski Rizling|Johannisberg Riesling|Рислинг|リースリング|雷司令|리슬링
Rkatsiteli|Rcatsiteli|Rkasteli|Ркацители|რქაწითელი
Robola|Ρομπόλα
Roditis|Ροδίτης
Romeiko
Romorantin
Rondinella
Rondo
Rossese
Rossignola
Roter Veltliner
Rotgipfler
Roupeiro|Síria|Codega|Siria|Doña Blanca|Malvasia Branca
Roussanne|Русан
Rubin|Рубин
Rubired
Ruby Cabernet
Ruché|Ruchè
Rufete
Ruen
Sagrantino|サグランティーノ
Saint-Laurent|Sankt Laurent|St. Laurent|Svatovavřinecké|Svatovavrinecke|St Laurent
Samtrot
Sangiovese|Brunello|Prugnolo Gentile|Morellino|Sangiovese Grosso|Sangioveto|Санджовезе|サンジョヴェーゼ|桑娇维塞|산지오베제
Saperavi|Саперави|საფერავი
Satin Noir
Sauvignon Blanc|Sauvignon|Blanc Fumé|Fumé Blanc|Sauv Blanc|Sauvignon B|Совиньон Блан|ソーヴィニヨン・ブラン|长相思|소비뇽 블랑
Sauvignon Gris|Sauvignon Rosé|Fié Gris
Savagnin|Heida|Païen|Savagnin Blanc
Savatiano|Σαββατιανό
Scheurebe|Sämling 88|88
Schiava|Trollinger|Vernatsch
Schioppettino|Ribolla Nera
Sciacarello|Sciaccarellu|Mammolo Corso
Sémillon|Semillon|Семильон|セミヨン
Sercial|Esgana Cão
Servant
Seyval Blanc|Seyval
Siegerrebe
Silvaner|Sylvaner|Grüner Silvaner|シルヴァネール
Solaris
Vinhão|Sousão|Souzão|Souson|Vinhao
Souvignier Gris
Sultana|Thompson Seedless
Sumoll
Sumoll Blanc
Susumaniello
Syrah|Shiraz|Sirah|Syrah/Shiraz|Shiraz/Syrah|Σιρά|Сира|Шираз|シラー|シラーズ|西拉|쉬라즈
Tannat|Таннат|タナ
Tămâioasă Românească|Tamaioasa Romaneasca
Tamjanika
Tazzelenghe
Tempranillo|Tinta Roriz|Aragonez|Tinto Fino|Tinta del País|Ull de Llebre|Cencibel|Tinta de Toro|Tinto del País|Aragonês|Aragones|Tempranilla|Темпранильо|テンプラニーリョ|丹魄
Tempranillo Blanco
Teroldego
Terret
Terret Noir
Tibouren|Rossese di Dolceacqua
Timorasso
Tinta Amarela|Trincadeira|Trincadeira Preta
Tinta Barroca|Tinta Barocca
Tinta Cão
Tinta Francisca
Tinta Grossa
Tinta Negra|Tinta Negra Mole|Negramoll
Tinta Pinheira
Tintilia
Tintilla de Rota|Tintilla
Tocai
Torrontés|Torrontes|Torrontés Riojano
Touriga Franca|Touriga Francesa
Touriga Nacional|Турига Насиональ|トウリガ・ナシオナル
Trajadura|Treixadura
Traminette
Trebbiano|Procanico|Talia|Thalia|Ugni Blanc|Trebbiano Toscano|Saint-Émilion (grape)
Trebbiano d'Abruzzo|Trebbiano Abruzzese
Trebbiano di Soave|Turbiana|Trebbiano di Lugana|Вердиккьо
Trebbiano Romagnolo
Trepat
Tressallier
Triomphe
Tsimlyansky
Vaccarèse
Valdiguié
Verdejo|Вердехо|ベルデホ
Verdelho|Verdelho dos Açores
Verdeca
Verdicchio
Verdil
Verdiso
Verduzzo|Verduzzo Friulano
Vermentino|Rolle|Favorita|Pigato|Vermentinu|Верментино|ヴェルメンティーノ
Vernaccia di San Gimignano|Vernaccia
Vernaccia di Oristano
Vespaiola
Vespolina
Vidal|Vidal Blanc
Vidiano|Βιδιανό
Vijariego|Diego
Vilana|Βηλάνα
Viognier|Вионье|ヴィオニエ
Viosinho
Vital
Xynisteri|Ξυνιστέρι
Obaideh
Terrantez
Ortega
Symphony
Perera
Minutolo
Moreto
Dunaj
Alibernet|Одесский чёрный
Pálava
Bouvier
Cabernet Mitos
Muscaris
Merwah|Merweh
Saint-Macaire
Pinotin
Moscato di Scanzo
Drupeggio
Baratuciat
Damaschino
Zenit
Vitovska
Vranec|Vranac|Вранац|Вранец
Wildbacher|Blauer Wildbacher
Xarel·lo|Xarel-lo|Xarello|Cartoixa|Pansa Blanca|Xarel·lo Vermell|Xarelo
Xinomavro|Xynomavro|Ξινόμαυρο
Žilavka
Zefír
Zelen
Zéta
Zierfandler|Spätrot
Zweigelt|Blauer Zweigelt|Rotburger
Žlahtina
Abondant
Admirable Court
Admirable De Courtiller
Aladin
Aledo
Alicante Branco
Alphons.Lavallee
Alphonse Lavallee|Alfons|Alfons Lavale|Alfons Lavalle|Alfons Lavare|Alfonse Lavallee|Alfonso Lavallee|Almeria Negra|Alphonse Lavalee|Alphonse Lavallee Crni|de Mesa Gorda|Enfes|Karatopalak|Lavale|Moltge|Oktyabrskii|Ribier|Royal|Royal Albert|Royal Rojo|Shkhucheshi|Slivovyi|Slyovy
Alval
Alvina
Amandin
Amigne|Amigne Blanche|Amique
André|Andrea|Semenac
Aramon Blanc
Aramon Gris
Aranel
Argaman
Arinarnoa
Arriloba
Arrufiac|Ambre|Arafiat|Arrefiac|Arrefiat|Arrufiat|Arufiat|Raffiac|Raffiat|Refiat|Rouffiac Femelle|Ruffiac|Ruffiac Blanc|Rufiat
Artaban
Aubin|Albin Blanc|Aneb ben Cadi|Aubin blanc|Blanc de Magny|Gros Vert de Crenay
Aubin Vert|Aubun vert|Blanc d'Euvezin|Blanc d'Euvizin
Aubun
Baco Blanc|Baco Alb|Baco Belyi|Baco Blanche|Maurice Baco|Piquepoul de Pays
Baco Divers
Barbarossa
Barbaroux
Baroque|Barake|Baroca|Baroke|Barroque|Blanc Bordelais|Bordales|Bordelais Blanc|Escripet|Escripet folle|Mortesille|Muscadelle de Nantes|Muscadelle de Nates|Petit Bordelais|Plant Bordelais
Beaugaray
Beclan|Baccalan|Baclan|Baclans|Becclan|Beikian|Beitrian|Durau|Dureau|Duret|Margillin Petit|Petit Beclan|Petit Dureau|Petit Margillin|Rousette Noire|Saunoir|Saut Noir|Sceau Noir|Seaut Noir
Beihong
Belair
Bellone|Cacchione
Bequignol
Bertil.Seyve D.
Bia Blanc|Bear|Beard|Biard
Biancu Gentile
Black Queen|Pok Dum|Pokdum|ブラック・クイーン
Blanc Dame
Blatina|Blarina Velika Prarnobacva|Blathina|Blatina Black|Blatina Blaue|Blatina Crna|Blatina Hercegovacka|Blatina Mala|Blatina Nera|Blatina Noir|Blatina Noire|Blatina Velika|Blatyna|Praznobacva|Praznobatchva|Stara Zilavka|Tribirad|Trzhbii Drak|Zilavka Stara|Zlorod
Bogdanuša|Bogdanoucha|Bogdanuša Bijela|Bogdanuša Mala|Bogdanuša Vela|Bogdanuša Vela Mladinka|Bojadanuša|Bojdanuša|Mladeinka|Vrbanjka|Vrbanjska
Bouchales|Aubet|Bouchales A Buzet|Bouchales Chedy|Bouchalets|Bouchares|Bouchedey|Boucheres|Bouissalet|Bouscales|Bouscares|Bouyssalet|Cayla|Crapput|Craput|Cujas|Esparbasque|Grappu|Grapput|Gros Bouchales|Gros Bouchares|Gros De Judith|Gros Grappu|Gros Marthy|Gros Marty|Gros Maure|Gros Mol|Jeanjean|Negrasse|Plant Touzan|Prolongeau|Prueyras|Queuefort|Toussan|Touzan
Bouillet
Bouysselet
Bronner
Brun Fourca|Brun D'Aureol|Brun D'Auriol|Brun De Farnous|Brun Farnous|Brun Fourcat|Brun Tourcae|Brunfourka|Caula|Caula Noir De Vaucluse|Farnous|Floura|Flouron|Gros Taulier|Manconnet|Morrastel Fleuri|Morrastel Flourat|Moulan|Moulard|Moulau|Mourastel Flourat|Moureau|Mourrastel Fleuri|Mourrastel Floura|Mourrastel Flourat|Mouzeau|Mulon|Plant De Bordeaux|Plant Francais|Tinto Gallego
Burdin Divers
Busuioacă de Bohotin|Black Frontignan|Busuioaca|Busuioaca Roza De Bohotin|Busuoaca Neagra|Caillaba Noir|Cayabe|Caylor Noir Musque|Cerni Muskat|Fekete Muskotally|Frontignan Black|Frontignan Rot|Gaillaba|Gara Muscat|Gara Muskat|Jura Black Muscat|Kajyaba|Kayyaba|Mor Muscateller|Moscatel Galego|Moscatel Negro|Moscatel Tinto|Moscateller Nigra|Moscato Greco Nero|Moschato Mavro|Muscat A Petits Grains Noirs|Muscat Caillaba|Muscat Calyaba|Muscat D'Eisenstadt|Muscat De Yura|Muscat Du Jura|Muscat Gaillaba|Muscat Kaillaba|Muscat Mavro|Muscat Modry|Muscat Nero De Spania|Muscat Noir|Muscat Noir A Petits Grains|Muscat Noir D'Eisenstadt|Muscat Noir Du Jura|Muscat Noir Ordinaire|Muscat Rouge|Muscat Violet|Muscat Violet De Madeira|Muscat Zerni|Muskat Cerni|Muskat Chernyi|Muskat Chernyi Kalyabskii|Muskat Kalyaba|Muskat Modry|Muskat Modry Malozrnny|Muskateller Blau|Muskateller Grau|Muskateller Schwarzblau|Muskotally Kek|Noir De Thyra|Qara Muskat|Rother Frontignan|Schmeckende Schwarz|Schwarze Schmeckende|Schwarzer Muskateller|Schwarzer Weihrauch|Tămâioasă de Bohotin|Tamaioasa Vanata De Bohotin|Weihrauch Schwarz
Cabernet Moravia
Cabestrel
Calardis Blanc
Calitor Noir|Anglas|Assadoule Bouvier|Binxeilla|Blavette|Cargo Miola|Cargo Muou|Catitor|Causeron|Causeroun|Col Tor|Colitor|Coulitor|Coytor|Dameron Des Vosges|Foirard|Foirat|Fouiraire|Fouirassan|Marounvern|Mouillas|Noeuds-Courts|Nou Courte|Pampoul|Pecoui Touar|Pecoui Tovar|Picpoul De Fronton|Picpoule Sorbier|Piquepoul De Fronton|Pride Of Australia|Qualitor|Rouget De Salins|Rousselin|Rousselin Noir|Rousset|Rouxal|Sang De Boeuf|Saure|Sen Zhan|Siege Noir|Tentyure Artekskii|Touar
Çalkarası|Çal Karası
Camaralet|Camaralet à Fleurs Femelles|Camaralet blanc|Camaraou blanc|Petit Camarau
Campbell Early|Campbell|Campbell'S Early|Champbell Early|Early Campbell|Island Belle|캠벨얼리
Candin
Canner Seedless
Caralicante
Cardinal|Cardinal Crveni|Cardinal Felanitx|Karaburnu Rannii|Karaburnu Rannii Y Rannii Carabournu|Kardinal|Marokkoban|Olaszorszagban|Rannii Carabournu
Carignan Gris
Carla
Carnelian
Carubis
Castel Divers
Castets|Engrunat|Gros Machouquet|Gros Verdau|Machoupet|Machouquet|Matioupet|Matiouquet|Nicouleau
Catawba|Catalan Rojo|Catawba Grape|Catawba Rosa|Catawba Tokay|Catowba Tokay|Cherokee|Fanches|Francher|Francher Kells White|Keller's White|Lebanon Seedling|Lichigan|Lincoln|Lincolun|Mammoth Catawba|Meads Seedling|Mecleron|Merceron|Muncy|Muncy Pale Red|Munipale Red|Omega|R'D Muncy|Red Muncy|Rose of Tennessee|Rote Captraube|Sarato a|Saratoga|Singleton|Tekomah|Virginia Amber|White Catawba
Centennial Seedl
Centennial Seedless
Cepage Experimental
Cepage Inconnu
Cesar|Ceear|Ceelar|Celar|Gros Monsieur|Picargneau|Picargniol|Picargniot|Picarniau|Picorneau|Roemer|Romain|Romano|Roncain
Chardonnay Rose
Chasan
Chassel.Cioutat
Chasselas Cioutat
Chasselas Muscat
Chasselas Rose|Caslador Cerveny|Ceraso|Cerese|Cervena Casla|Cerveny Auslender|Cerveny Tokaj|Chasselas de Falloux|Chasselas de Negroponte|Chasselas Fendant Rouge|Chasselas Fondant Rose|Chasselas Fondante Rose|Chasselas Fondante Rose Tramontaner|Chasselas Gris|Chasselas Rosa|Chasselas Rosa Reale|Chasselas Rose d'Alsace|Chasselas Rose de Falloux|Chasselas Rose de l'Isere|Chasselas Rose de Montoban|Chasselas Rose de Negrepont|Chasselas Rose du Pau|Chasselas Rose du Po|Chasselas Rose du Pofeudant Rose|Chasselas Rose Fontainbleau|Chasselas Rose Jalabert|Chasselas Rose Royal|Chasselas Rosso|Chasselas Rouge Royal|Chasselas Roxo|Chasselas Royal Rose|Chasselas Roz|Chasselas Tokai Rose|Chasselas Tokay des Jardins|Chasselas Tokay Rose|Chasselas Violet|Chassrlas Rosso|Chrupka Cervena|Chrupka Ruzova|Crasena Plemenika|Crvena Plemenika|Crvena Sasla|Fendant Rose|Frauentraube Rot|Fruehe Majortraube|Geisler|Gutedec Roter|Gutedel Rot|Gutedel Roth|Kasmelitanka|Kiralyi Rozsaszin Gyoengyszoeloe|Koeniglicher Rother Gutedel|Koenigsedel|Krachmost Roth|Muskateller Rother|Piros Chasselas|Plemenka Crvena|Rdeca Zlahtnina|Rdeca Zlatnina|Red Chasselas|Red Muscadine|Rose Chasselas|Rose Sweet Water|Rote Frauentraube|Rote Suesstraube|Roter Gutedel|Roter Moster|Roter Schoenedel|Roter Silberling|Roter Spanier|Roter Suessling|Roter Tokayer|Rothe Frauentraube|Rothe Suesstraube|Rother Edelschoen|Rother Elsasser|Rother Gutedel|Rother Junker|Rother Krachmost|Rother Moster|Rother Schoenedel|Rother Silberling|Rother Spanier|Rother Spanischer Gutedel|Rother Tokayer|Rothmost|Rozsasin Kiralyi Saszla|Rozsaszin Kiralyi Chasselas|Rozsaszin Kiralyi Gyoengyszoeloe|Rozsaszinue Chasselas|Sarla Crvena|Sasla Roza|Sasla Rozova|Sasla Rozovaja|Sasla Rozovii|Septembro|Shasla Rozovaya|Silberling Roth|Szinevalto Rozsaszinue Chasselas|Szinevalto Rozsaszinue Gyoengyszoeloe|Temprano Colorado|Tokai Rose|Tokai Rose des Jardins|Tramontaner|Tramuendler|Uslachtile Cervene|Voeroes Fabian|Voeroes Faebiaen|Zlahtnina Kraljeva|Zlahtnina Rdeca|Zlahtnina Rudeca
Chatus|Bolgnino|Bourgnin|Brunetta|Burgnin|Carbesse|Chanu|Chany|Charagnot|Charamiot|Chatelos|Chatelus|Chatos|Chatut|Chenu|Corbeil|Corbel|Corbelle|Corbes|Corbesse|Courbet|Gros Chenu|Houron|Korbel|Korbess|Mouraud|Mouret|Mourre|Nebbiolo Di Dronero|Nebbiolo Dronero|Nebbiolo Pairole|Neiret|Neiret Pinerolese|Neretto|Ouron|Persagne Gamay|Scarlattin|Shatu|Shenyu|Siramuse|Syramhuse|Syramuse|Ver Shenyu|Vert Chenu
Chenanson|Chenancon|Chenason|Shenanson
Cheongsoo
Chichaud|Brunet|Chicaud|Chichaud Noir|Cico|Tsintsao|Tsintsau
Chinuri|ჩინური
Chouchillon
Clairette Rose
Clarin
Claverie|Bouguieu|Chalosse Blanche|Chaloussenc|Clabarien|Clabéria|Clabérieu|Claverie vert
Codivarta
Codivarta B.
Coliris
Colobel
Colombaud|Bouteillan Blanc
Concord|Bull's Seedling|Concord Crni|Corin|Cornin|Dalmadin|Feherhatu|Fekete Noah|Furmin Noir|Gurin|Kek Olasz|Koncord|Konkord|Konkordi|Konkordia|Nyarfalevelue|Nyarlevelue|Olasz Kek|Paul Revere|コンコード
Cornalin|Rouge du Pays
Couderc Div
Couderc Divers
Couderc Noir|Couderc|Plant Verni
Courbu Noir
Couston
Crâmpoșie Selecționată|Crampo|Crâmpoșie
Cualtacciu
Dabouki
Danam
Danlas
Danuta
Datal
Dattier Beyrouth
Dattier De Beyrouth
Delaware|Delavar|Delavar Greip|Delavar Rose|Delavar Rozovyi|Delavar Seryi|Delavara Alba|Delavara Roza|Delavare|Delawara|Delaware Grape|Delaware Gris|Delaware Grise|Delaware Piros|Delaware Rose|French Grape|Gray Delaware|Heath|Heath Grape|Italian Wine Grape|Ladies Choice|Piros Delaware|Powell|Ruff Heath|デラウェア
Delhro
Delrho
Devín
Diolinoir
Divers Cuve
Divers Cuve Experimental
Divers Table
Divers Table Experimental
Divico
Dousset
Dunkelfelder
Dureza
Egiodola
Ekigaina
Emerald Riesling|Emerald Rizling|Riesling Izumrudnii
Etraire de la Dui
Evita Blanche
Exalta
Faberrebe|Faber
Fanny
Felen
Ferradou
Feunate
Flame Seedless
Fleurtai
Floreal
Florental
Flot Rouge
Folignan
Folle Blanche|Amounedat|Bouillon|Burageat|Came Braque|Camobraque|Canut|Canut du Lot Et Garonne|Chalos|Chalosse blanche (in the Gers|Chalot|Dame|Dame Blanc|Engreat blanc|Enrachat|Enragé|Enrageade|Enrageat|Enrageat Blanc|Eurage|Feher Folle|Fol Belyi|Fol Blans|Folle|Folle Bianca|Folle De Bordeaux|Folle Girodine|Fuetterer|Fütterer|Grais|Grais Bouillon|Gros Plant (in the Pay Nantais|Grosse Blanquette|Grosse Chalosse|Hondarrabi|Landes region)|Matza Zuri|Mendik|Mondic|Mune Mahatsa|Petit Verjus|Pic Pouille Blanc|Picpont|Picpouille|Picpouille Blanc|Picpoule|Picpoult d’Armagnac|Picpout|Picquepouille|Piquepoul du Gers|Piquepoult|Piquepout|Plant de Dame|Plant de Grece|Plant de Madame|Plant de Madone|Plant Madone|Pochelle blanche|Rebauche|Rochelle blanc|Rochelle Verte|Sole|Taloche du Lot|Talosse|Ugne Blanche|Vendée)|Weisser Fuetterer
Franc Noir de Haute-Saone
Franc Noir De La Haute Saone
Frâncușă
Frontenac
Fuella Nera
Furmint Blanc
Gaillard Div
Gaillard Divers
Gali.Coulon D.
Gali.Coulon Div.
Galotta
Gamaret Noir
Gamay de Bouze
Gamay de Chaudenay
Gamay Freaux
Gaminot
Ganson
Garonnet
Gascon
Genouillet
Genovese
Gibert
Glera Lunga
Goldriesling|Franzosentraube|Gelbriesling|Goldmuskat|Riesling Doré|Riesling Khativ|Risling Khativ|Risling Zolotistyi
Goron
Goruli Mtsvane
Gouget
Graisse|Blanquette grise|Cargo saoumo|Cargo saumo|Cholosse|Cotiblanc|Cotilblanc|Gras|Gras blanc|Grecho|Jalosse|Plant de Graisse|Plant de Grecho|Plant de Mun|Ramassaou blanc|Ramassou blanc|Taloche|Tizourine bou-aferara blanc|Tizourine bou-afrara
Gramon
Grand Noir de  la Calmette
Granita
Grassen
Gros Vert
Hibernal|Gibernal
Humagne Blanc|Humagne Blanche
Humagne Rouge|Cornalin d'Aoste
Hybrid.Cuve
Hybrid.Div.Cuve
Hybride Boiziau
Ignea
Isabella|Americana|Amerikanica|Amerikanka|Amerikanska Loza|Ananas|Ananas d'America|Ananasz|Ananaszoeloe|Arkansastraube|Bangalore Blue|Batum Uezuemue|Bellina|Blaue Isabella|Bromostaphylo|Bungalore Blue|Capsunica|Captraube|Catalan Negro|Celek|Champania|Christie's Improved Isabella|Cilek Uezuemue|Cilekuezuemue|Cimavica|Cimavica Crni|Concklings Wilding|Constanziatraube|de Maduixa|Dorchester|Edes|Elizabela|Elizabella|Elizabeta|Eperizue|Eperszoeloe|Eperszoeloe Piros|Eperzamatu|Fraga|Fragola|Fragola Crna|Framboisier|Francuska Loza|Fraula|Fraulaghju|Fravula|Frutilla|Gabers Red Fort|Gibb's Grape|Gros Framboise|Guercue Uezuemue|Hanover|Hensells Long Island|Isabel|Isabella Blaue|Isabella Nera|Isabelle|Isabelle d'Amerique|Isabellinha|Isobella|Izabel|Izabela|Izabela Crna|Izabella|Izabella Kek|Izabella Piros|Izabelle|Jahodovy Hrozen|Kek Izabella|Kepshuna|Kerkyraios|Kokulu Uezuem|Koreos|Lespeyre|Lidia|Loipe Makedonia|Mihacir Uezuemue|Moschostaphylo|New Hanover|Nostrano|Ontessa|Paigns Isabella|Paine's Early Sanborton|Payne's Early|Paynes Isabella|Piros Eperszoeloe|Piros Izabella|Raisin de Cassis|Raisin de Framboisier|Raisin du Cap|Raisin Fraise|Raisin Framboise|Raisin Framboisier|Rajrikanska Loza|Saluda|Sampanija|Sanborton|Schuykill|Schuyl Kill|Strawberry|Strawberry Grape|Tjortjidica|Tzampela|Tzan Khaghogh|Tzi Khaghogh|Tzortzidika|Tzortzidika Chalkidiki|Tzortzines|Utkopro|Uva Americana|Uva Ananasso|Uva Cimice|Uva Fragola|Uva Fraula|Vernet|Woodward|Zampela
Italia Rubi
Jaoumet
Johan.Seyve D.
Johan.Seyve Div.
Joubertin|Jaubertin
Jurancon Blanc
Jurancon Noir
Kabar
Kangun|Кангун
Katharina
Knipperle|Bela Kavka|Beli Kleschiz|Bockenauer Riesling|Breisgauer Riesling|Burgogne Blanc|Colmer|Drobni Kleshiz|Elsasser|Eltinger|Elze|Ettlenger Knackerling|Ettlinger|Factor|Faktor|Fauler Elsaesser|Franzosen|Frueher Gelber Ortlieber|Fuetterer Moseler|Gelber Moseler|Gelber Ortlieber|Kauka Weiss|Kipperle|Klein Raeuschling|Klein Rauschling|Kleiner Gelber|Kleiner Gelber Ortlieber|Kleiner Methsuesser|Kleiner Methuesser|Kleiner Metsuesser|Kleiner Raeuschling|Kleiner Rauschling|Kleiner Riessling|Kleinraeuschling|Klescec|Klescec Bijeli|Klescec Zeleni|Klescec Zuti|Kleschiz Beli|Knackerle|Knackerling|Kniperle|Landauer|Libiza|Mali Javor|Metsuesser Klein|Mielleux Petit|Moseler Gelber|Oettlinger|Ortlibi Sarga|Ortlibske Zlute Rane|Ortlieb|Ortlieb Sarga|Ortlieber|Ortlieber Frueher|Ortlieber Früh|Ortlieber Gelb|Ortlieber Gelber|Ortlieber Giallo|Ortlieber Gruen|Ortlieber Grün|Ortlieber Gruner|Ortlieber Spaet|Ortlieber Weiss|Ortlieber Weisser|Ortliebi|Ortliebische|Ortliebske Rane|Ortliebstraube|Ortlileber Weisser|Otlinger|Petit Mielleux|Petit Mieulleux|Petit Raeuschling|Petit Rauschling|Petit Roeuschlinger|Raeuschling|Raeuschling Klein|Reichenweiberer|Reichenweierer|Reichenweiherer|Reischlinger|Rochelle|Roshel|Runganer|Rungauer|Sibiza|Strassburger|Suesser Kleiner Meth|Tockauer|Tuerckheimer|Tuerkheimer|Tuerkheimer Gewächs|Türkheimer|Weisse Kauka|Wesser Ortlieber
Krakhuna|კრახუნა
Krasnostop Zolotovsky|Krasnostop|Krasnostop Anapsky|Красностоп Золотовский
Kuhlmann Div.
Kuhlmann Divers
La Crescent
Lakemont
Landal
Landot Divers
Lauzet|Laouset|Lauzet Blanc|Lercat Blanc
Len de l'El|Cavaille|Cavailles|Cavalie|Cavalier|Endelel|Kavale|Kavaler|L'Endelel|Len de l'Elh|Len del El|Lenc de l'El|Lendellet|Loin de l'Oeil
Leon Millot|Fruehe Schwarze|Millot
Lilaro
Liliorila
Lilla
Lival
Longyan
Mad.Ange.Oberlin
Madel.Angevine
Madeleine Angevine|Aeugstler Weiss|Anjuy's Madlen|Anjuy's Magdalena|Azhupskaja Mladenka|Chasselas de Talhouet|Juliusi Magdolna|Korai Magda|Korai Magdolna|Maddalena Angevina|Madelaine Angevine|Madelaine Imperiale|Madlen|Madlen Angevine|Madlen Anjevin|Madlen Anjuyskaya|Madlen Anzevin|Madlen Anzhevin|Madlen Anzhuiskaya|Madlen Anzhujskaya|Madlenka|Madlenka Rana|Magdalena Anzhuiskaya|Magdalena Anzhujskaya|Magdalene Angevine|Magdalenentraube Angevine|Magdalenka Skora|Magdalentraube Angevine|Magdalina Anzhuiskaya|Magdolna|Maqdalena Anjuyskaya|Margitszoeloe|Petrovskii|Petrovskij|Petrovskiy|Petrovsky|Republician|Semis de Malingre|Seyanets Malengra
Madeleine Angevine Oberlin
Madeleine Celine
Madeleine de Clermont
Madeleine Royale|Branco Especial|Koenigliche Magdalenentraube|la Guitte|Maddaleina Royal|Madeleine Imperiale|Madlen Korolevskaia|Madlen Roial|Madlen Roiyal|Madlen Royal|Madlenka Kralovska|Magdalenka Kralovska|Plant du Caporal
Madeleine Salomon
Madeleines
Madina
Malegue Div.
Malegue Divers
Malvasia di Lipari
Mancin
Manseng Noir
Mantonico|Montonico
Maraština|Malvasia Bianca Lunga|Rukatac
Maratheftiko|Μαραθεύτικο
Maréchal Foch|Foch
Marquette
Mauzac Rose
Mavrotragano|Μαυροτράγανο
Mayorquin
Mecle|Mescle
Melon Rouge
Merille
Meslier Saint-Francois
Meynieu Div.
Meynieu Divers
Milgranet
Minnella
Mireille
Monarch
Monbadon|Aouba|Auba|Berger|Caoba|Castillone à Montendre|Frontignan des Charentes|Gros Montils|Ugni de Montpellier
Mondeuse Grise
Monerac
Montils
Moristel
Mourvaison
Mouyssagues
Mujuretuli|Mudzhuretuli|Муджуретули|მუჯურეთული
Muresconu
Muriscu
Muscat a Petits Grains
Muscat A Petits Grains Blancs
Muscat A Petits Grains Rose
Muscat A Petits Grains Rouge
Muscat Alexandr.B
Muscat Bailey A|マスカット・ベーリー A|マスカット・ベーリーA
Muscat Bleu
Muscat Cendre
Muscat de Colmar Blanc
Muscat de Hambourg
Muscat Hambourg
Muscateddu
Muscats a Petits Grains Rose.Rs
Muscats a Petits Grains Rouge
Muscats Div.Cuv.
Muscats Div.Tab.
Muškát moravský|Mopr|Moravian Muscat
Nasco|Basco Bianco|Nasco Bianco|Nasco di Sardegna|Nascu|Nasko Sardinskii|Nusco|Ogu de Aranna|Resu
Negret de Banhars
Negret Pounjut
Negru de Drăgășani
Noir Fleurien
Noual
Novac
Oberlin
Oberlin Div.
Oberlin Divers
Oeillade Noire
Olivette Blanche
Olivette Noire
Onchette
Opalor
Panse Precoce
Papazkarası
Pardotte
Peloursin
Perdea
Perdin
Perlaut
Perle de Csaba
Perlette
Perraton Div.
Perraton Divers
Persan
Philipp
Picarlat
Piquepoul Gris
Piquepoul Noir
Plant de Brunel
Plant Droit
Planter Non Greffe
Plantet|Pignoletta
Portugais Bleu
Precoce Bousquet
Precoce de Malingre
Prima
Prima Noir
Prior
Pugnitello
Raboso Veronese
Raffiat de Moncade
Raisaine|Durasaine|Raizaine
Ravat Blanc
Ravat Divers
Rayon d'Or|Feherek Kiralya|Roi des Blancs|Zalatoy Luch|Zlatni Luc|Zokoy Loloutch|Zolotoy Loutch
Red Globe
Reine des Vignes
Reze|Petit Prié Tardif|Reize verte|Resi|Réze verte|Rèzi
Ribol
Rivairenc|Aspiran|Aspiran Blanc|Aspiran Chernyi|Aspiran Csornüj|Aspiran Noir|Aspirant|Epiran|Espiran|Peyral|Peyrar|Piran|Ribeyrenc|Riveyrenc|Riveyrene|Spiran|Verdai|Verdal|Verdal Noir
Rivairenc Blanc
Rivairenc Gris|Aspiran Gris
Robin Noir
Roesler
Rose Du Var
Rossula Bianca
Roublot
Rousseli
Roussette d'Ayze
Rubilande
Sacy|Aligoté vert|Blanc de Pays|Blanc Moulin|Blanc vert|Fairené|Farié|Farinier blanc|Ferné|Fernet|Ferney|Menu blanc|Peut blanc|Pivoine|Plant d'Essert|Plant de Sacy|Sassy|Souche|Terzari|Tres Sailier|Tresalier|Tresallier|Tressaillier|Tressalier|Trezaguier|Trezailhi|Trezali|Trezari|Weissklemmer
Saint Pierre Dore|Cerceau|Firminhac|Lucane|Per Dore|Roussellou|Saint-Clair|Saint Pierre|Saint-Pierre de l'Allier|San Per Dore
Saphira
Sauvignac
Sauvitage
Sciaccarello
Segalin
Seibel Div.
Seibel Divers
Seinoir
Select
Selenor
Semebat
Sereneze
Serna Inta
Servanin
Seyve Vil.Div.B
Seyve Vil.Div.N
Seyve Villard D.
Sibirkovy|Сибирьковый
Silara
Sirano
Škrlet
Smederevka|Ahorntraube|Beglerdia|Beglezsia|Bekaszaju|Bekaszölö|Belezsi|Belina krupna|Belogollandskii|Belogollanskii|Bemena|Damiat|Damjat|Damjat bial|Debela lipovina|Dertonia|Dertonija|Dertonilia|Dimiat|Dimiate|Dimjat|Dimyat|Drobna Lipovscina|Dymiat|Fehér Szemendriai|Galan|Koplik|Krupna belina|Laschka|Laska belina|Mana Kuki|Misket de Silven|Misket Slivenski|Nagyvögü|Pamit|Parmac|Plovdina eskulska|Plovdina esküska|Plovdiska|Podbelec|Podbeuz|Radoviska plovdina|Roscara|Rosiora|Saratchobok|Saricibuk|Saridzibuk|Semendra|Semendria|Semendru|Senederevka|Smederevka bianca|Smederevka bijela|Smederevka white|Szemendriai féher|Szemendriai Zöld|Szemendrianer|Tök szöllö|Töksölö|Tökszölö|Töröklugas|Wippacher ahornblättrig|Yapalaki|Zarja|Zmedervka|Zoumiatico|Zoumiatis|Zumjat|Zumjatiko|Zumyat|Димят|Смедеревка
Sophie
Soreli
Suffolk Red|Suffolk Red Seedless
Sugraeighteen
Sugrasixteen
Sulima
Sultanine|Thomson Seedless
Sultaniye|Ag Kishmis|Ag Kishmish|Ag Kismis Oval|Ag Kismisi|Ag Oval Kishmish|Ag Oval Kismis|Ak Kishmish|Ak Kismis|Akouno|Ashlamish Abyad|Avtobi|Banat O Roumined|Banati|Banati Abiad|Bealo Bez Seme|Bealo Edro Bez Seme|Bedona|Bessemiannyi|Bessemyannyi|Beyaz Kismisi|Bidane|Bidane Khoram|Bidane Quermez Qazvin|Bidane Qurvah|Bidane Sefid|Bidane Sefid Qazvin|Bidaneh Safid|Cekirdeksis|Cekirdeksiz|Cekirdeksiz Uezuem|Cekizdecsis|Cikarda|Cirinto En Loja|Ciucciuitto|Couforogo|Cuforogo|Deghin Yerevani|Erevani Zheltyi|Ezekerdeksiz|Feher Szultan|Feherszultan|Free Sultan|Kechmiche Jaune|Kechmish|Kechmish a Grains Oblongs|Kechmish Bianco a Grains Oblongs|Kechmish Blanc|Kechmish Jaune|Kechmish Jaune a Graines Oblongs|Kechmish Jaune a Grains Oblongs|Keshmeshi Sefid|Keshmish Blanc|Keshmishi Sefid Quchan|Kichmich Blanc Ovale|Kichmichi|Kis Mis Alb|Kischmisch|Kishmish|Kishmish Belyi|Kishmish Belyi Ovalnyi|Kishmish Blanc|Kishmish Indiiskii|Kishmish Indiyski|Kishmish Ovalnyi|Kishmish Safed|Kishmish Safet|Kishmish Safid|Kishmish Zheltyi|Kishmishi Belyi|Kishmishi Belyj|Kishmishi White|Kismis|Kismis Alb|Kismis Beli Ovalni|Kismis Belii|Kismis Belii Ovalny|Kismis Jeltii|Kismis Safet|Kismish Blanc|Kismish Safid|Kouforrogo|Lady Decoverly|Maizi|Murray River Pinot|Oval Kishmish|Perzsiai Feher|Roumined|Santonina|Sari Kismis|Sary Kishmish|Shami|Sin Hueso|Sin Pu Tao|Sirihi Sultani|Soultani|Soultania|Soultanina Aspri|Soultanina Razakia|Staphida Aspri|Sultan|Sultan Szoeloe|Sultana En Valencia|Sultana Sidless|Sultani|Sultani Cekirdeksiz|Sultanie|Sultanieh|Sultanina|Sultanina Alba|Sultanina Bela|Sultanina Bianca|Sultanina Bijela|Sultanina Blanca|Sultanina Blanche|Sultanine Bijela|Sultanine Blanche|Sultany|Summit|Szultan Szoelloe|Szultan Szoeloe|Szultania|Tchekirdeksis|Tchekirdeksiz|Tchekirdeksiz Uzum|Tompson Sidles|Tsimpimpo|Turqui|Wuhebai|Zeini
Tardif
Tavkveri|თავკვერი
Teoulier|Brun|Grand Téoulier|Gros Teoulier|Manosquen|Manosquin|Petit Téoulier|Petit Thuilier|Petit Thulier|Plant de Manosque|Plant de Porto|Plant Dufour|Taurier|Teinturier Téoulier|Teoulie|Thuilier|Thuillier|Thuillier Noir|Trouillère
Terret Blanc
Terret Gris|Bourret|Tarret|Terrain|Terret bourret|Terret rose
Torbato|Caninu|Cuscosedda Bianca|Malvoisie des Pyrenees Orientales|Malvoisie du Roussillon|Malvoisie Tourbat|Razola|Torbat|Torbato Bianco|Tourbat|Trubat Iberica|Trubau|Turbato|Turbau
Torrontés Mendocino
Torrontés Sanjuanino
Traminac
Trebbiano Spoletino
Tressot
Trousseau Gris|Baratszölö|Chauché Gris|Francia Szürke|Goundoulenc|Gray Riesling|Grey Riesling|Gris de Salces|Gris de Salses|Guindolenc|Guindoulenc|Hamu Szölö|Hamuszölö|Nagyvati|Sals|Sals Cenusiu|Salses Gris|Shome Seryi|Sose Serii|Terret D'Afrique
Tsimlyansky Cherny|Цимлянский Чёрный
Tsitska|Цицка|ციცქა
Tsolikouri|Цоликоури|ცოლიკოური
Turán
Usakhelouri|Usakhelauri|Усахелоури
Uva Biancona
Uva Rara|Bonarda Novarese
Valensi
Valerien
Variete de Cuve Etrangere
Varousset
Velteliner Rouge Precoce
Veltlínské červené rané
Verdanel
Verdejo Blanco
Verdesse|Bian ver|Bian vert|Clairette de Chindrieux|Clairette précoce|Dongine|Etraire Blanche|Verdasse|Verdêche|Verdesse Muscade|Verdeze musqué|Verdeze musquée
Vidal Divers
Vidoc
Villard Blanc|Villar Belyi
Villard Noir
Vintaghju
Voltis
Voskehat|Khardji|Воскеат|Ոսկեհատ
Žametovka|Kavčina|Kölner Blau|Žametna črnina
Zengő
Zghihara|Zghihară de Huși
`
