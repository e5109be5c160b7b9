/**
 * What prices are for and stocks are counted in: what is meant, then the words for it, folded when they are read. Read
 * by headers, cells, prices and lines of documents alike. From general knowledge of the trade.
 */
export const packTerms = `
case | case | cases | carton | cartons | cs | ctn | box of | cartone | cartoni | cassa | casse | ct | caisse | caisses | colis | karton | kartons | kiste | kisten | caja | cajas | caixa | caixes | caixas | doos | dozen | kasse | kasser | kartong | kartonger | kolli | låda | lådor | laatikko | laatikkoa | laatikot | ltk | kast | kasti | skrzynka | skrzynki | kartony | kartonów | bedna | bedny | krabice | kartonu | kartony | zaboj | zaboji | kartonov | kartoni | škatla | kutija | kutije | kutija | kartona | kartoni | sanduk | láda | doboz | rekesz | cutie | cutii | bax | baxuri | lădiță | коробка | коробку | коробок | коробки | короб | ящик | ящиков | ящика | упаковка | кашон | каса | κιβώτιο | κιβώτια | κιβωτίου | κιβ | κούτα | koli | kasa | ケース | 箱 | 박스 | kart
bottle | bottle | bottles | btl | btls | bt | bts | bottiglia | bottiglie | bott | bouteille | bouteilles | btle | blle | flasche | flaschen | fl | botella | botellas | bot | ampolla | ampolles | garrafa | garrafas | gfa | fles | flessen | flaske | flasker | flaska | flaskor | pullo | pulloa | plo | pudel | pudelit | butelka | butelki | butelek | but | lahev | lahve | lahví | láhev | láhve | láhví | fľaša | fliaš | steklenica | steklenice | steklenic | stekl | boca | boce | bočica | palack | üveg | sticlă | sticle | бутылка | бутылки | бутылок | бутылку | бут | пляшка | бутилка | φιάλη | φιάλες | φιάλης | μπουκάλι | μπουκάλια | φιαλ | şişe | 本 | ボトル | 瓶 | 병 | unit | units | piece | pieces | pcs | each | pz | pezzi | pezzo | stück | stk | unité | unidad | unidades | unitat | unitats | unidade | stuk | stuks | szt | sztuk | ks | kus | kusů | kos | kosov | kom | komad | komada | db | buc | bucată | bucăți | шт | штук | τεμ | τεμάχιο | τεμάχια
litre | litre | liter | litro | per litre | je liter | al litro | par litre | por litro | per liter | pr liter | za litr | na litr | za liter | po litri | literenként | pe litru | за литр | ανά λίτρο | リットル
glass | glass | by the glass | calice | bicchiere | verre | glas | copa | copo | glass | lasi | kieliszek | sklenka | sklenice | kozarec | na čaše | na čašu | po čaši | čaša vina | čaša 0 1 l | čaša 1 dl | pohár | pahar | бокал | ποτήρι | グラス
`

/** Words that say the same beside a price or a figure, and would mean other things as the header of a column. */
export const furtherPackTerms = `
case | cart | 6er karton | zuschlag | hammer | lot | cassetta | cassette | étui | estuche | krat | tray
box | box | boxes | pack | packs | pk
bottle | b | blles | pullolta | pullonen | can | cans | canette | canettes | dose | dosen | lata | latas | lattina | lattine | boks | burk | tölkki | unita | unità | unitario | unitaire | carafe | bib | bag in box | pullot
litre | per l | l | lt | literpris | literpreis | litrahinta | literprice | liter price | jamforpris | prisperliter | costperliter | grundpreis | pr litre | perlitre
glass | carafe | coupe | 1 dl | glasses
per | per | pr | pro | je | par | por | pe | za | na | al | alla | la | le | el | il | die | der | the | i | ανά | за | на | po | på | los | each | cad | cadauno | ciascuna | l
of | of | de | da | di | à | a | x | con | com | von | mit | van | met | zu | med | om | på | á | po | z | ze | s | so | sa | cu | din | по | из | з | от | με | των | à raison de
`
