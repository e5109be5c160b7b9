import type { StatedPriceBasis } from '../../vocabulary/kinds.ts'
import { priceBasisOf } from '../../vocabulary/price-bases.ts'
import type { ColumnRole } from './column-roles.ts'
import type { PriceTerm } from './header-evidence.ts'

/**
 * Header words per role, folded (lower case, no accents), in English, Italian, French, German,
 * Spanish, Norwegian, Swedish, Danish, Finnish, Portuguese and Japanese. Tried from top to bottom; the
 * first that matches wins, so that "price per litre" is a price and "producer code" is no producer.
 */
export const headerWords: readonly (readonly [role: ColumnRole, words: RegExp])[] = [
  [
    'ignore',
    /\b(url|link|lien|image|imagen|immagine|bild|bilde|photo|foto|gradient|website|web|email|phone|tel|color name|rating|ratings|stars|estrellas|betyg|vivino|parker|penin|suckling|opinions|likes|points|punkte|score|reviews?|recensioner|comments?|kommentar|commentaire|note|notes|noter|nota|notas|anmerkung\w*|bemerkung\w*|remarks?|huomautus|description text|smak|lukt|farge|aroma|taste|tasting|pairing|fylde|friskhet|garvestoffer|bitterhet|sodme|luonnehdinta|特徴|ボディ|備考|alt for|style background\w*)\b/,
  ],
  [
    'ignore',
    /\b(fordeling|nettbutikk|nettlansering|kvotering|is|out of stock|butiker|stores|shops|discontinued|not available)\b/,
  ],
  ['ignore', /特徴|ボディ|備考|価格表/],
  [
    'gtin',
    /\b(ean|ean ?13|gtin|upc|barcode|bar code|strekkode|streckkod|codigo (de )?barras?|code ?barres?|codice a barre|barra|viivakoodi|strichcode)\b/,
  ],
  [
    'ignore',
    /^(nr|no|n|#|id|code|codice|codigo|cod|cod art|ref|reference|sku|item|item code|item no|item number|product code|product id|productid|product ?num|art nr|artikelnr|artikelnummer|artikelid|artikkelnr|artikkelnummer|varenummer|varenr|varunummer|varnummer|vare nr|numero|numer|lot|lot nr|lot|pos|position|lagernr|tuotenumero|tuotekoodi|posten|plu|zeile|line|row|datotid|pdf|vareurl|article|producto id|codigo articulo|cod articulo|bestellnr|bestell nr|kode|kod|hs code|customs code|index|idx|ranking|rank)\b( [a-z]{0,4})?$/,
  ],
  [
    'weight',
    /\b(bottle weight|container weight|glass weight|peso (bottiglia|vetro|botella|vidrio)|poids (bouteille|verre)|flaschengewicht|flaskvikt|pullon paino)\b/,
  ],
  [
    'sugar',
    /\b(sugar|sucre|zucker|restzucker|residual sugar|zucchero|zuccheri|azucar|sukker|socker|sockerhalt|sokeri|rs|rz|acucar|residuo zuccherino)\b/,
  ],
  [
    'ignore',
    /\b(acid|acidity|acidita|acidite|saure|acidez|syre|hapot|ph|ibu|ebu|ebc|katkerot|vari ebc|kantavierrep|plato|energia|kcal|weight|gewicht|poids|peso|vikt|vekt|pallet|palette|pallets|layer|layers|height|width|dimension\w*|incoterm|lead time|moq|duty|excise|accise|apk)\b/,
  ],
  [
    'abv',
    /\b(abv|alc|alcohol|alcool|alkohol|alkoholhalt|alkoholprosent|alkoholi|grado|grados|gradazione|grad|degre|degres|titre|titolo alcolometrico|alcol|alk|percentage|alcoholic strength|graduacion|teor alcoolico|alcohol content|styrke|strength|proof|アルコール\w*|度数|alcohol by volume)\b|^%$|vol %|% vol|アルコール|度数/,
  ],
  [
    'currency',
    /^(currency|devise|wahrung|valuta|moneda|divisa|moeda|valuutta|valutakode|ccy|cur)$/,
  ],
  [
    'ignore',
    /^(?!.*\b(?:price|prix|prezzo|precio|preis|pris|hinta|preco|incl|inkl|included|inclus)\b).*\b(margin|marge|margen|marginal|markup|mark up|margine|iva|i v a|vat|tva|mwst|ust|moms|mva|bonif|s lis|dto|discount|descuento %|rabatt|rabatt procent|tax|taxes|impuesto|impuestos|duty|pant|deposit|pfand|consigne|panimo)\b/,
  ],
  [
    'ignore',
    /^(?!.*\b(?:antall|quantity|qty|price)\b).*\b(total|totalverdi|totale|gesamt|subtotal|valor total|stock value|magazzino|valore|importe|amount due|order|bestilling|commande|bestellung|ordine|pedido|wholesaler|grossist|grossiste|distributor|distributør|distributor|leverantor|leverandor|supplier|importer|importor|importator|importeur|agent|proveedor|fornecedor|lista de precios|price list|toimittaja|maahantuoja|fornitore|lieferant|fournisseur)\b/,
  ],
  [
    'price',
    /price|\bprix|prezz[oi]|precio|preis|pris(?:er|inklmoms|perliter)?\b|hinta|\bpreco|価格|値段|原価|定価|売価|\b(exw|fob|ex works|ex cellar|ab hof|ab weingut|franco cantina|depart cave)\b|\b(costo?|cost|kosten|cout|vendita|acquisto|vente|venta|verkauf|salg|rrp|msrp|rsp|uvp|pvp|pvr|pfd|pvc|tarif|tariffe?|listino|zuschlag|hammer|final|importo|eur|euro|usd|gbp|chf|sek|nok|dkk|mxn|ars|clp|jpy)\b|[€$£¥]/,
  ],
  [
    'quantity',
    /\b(q ?ta|qty|quantity|quantite|quantita|menge|anzahl|cantidad|quantidade|antall|antal|stock|stk|maara|bestand|lager|giacenza|disponibile|disponibilita|available|availability|amount available|disponible|disponibles|dispo|existencias|totalt antall|total antall|allocation|on hand|inventory|bottles available|lagersaldo|varasto)\b/,
  ],
  [
    'vintage',
    /\b(vintage|vintages|millesime|annata|anno|annee|jahrgang|jahr|anada|cosecha|ano|year|argang|arg|aar|ar|vuosikerta|safra|colheita|mill|vtg|vint|jg)\b|ヴィンテージ|年/,
  ],
  [
    'organic',
    /\b(organic|bio|biologique|biologico|biologisch|ecologico|eco|okologisk|ekologisk|luomu|biodynamic|organico|agriculture biologique|vegan|eco?logic)\b/,
  ],
  [
    'certifications',
    /\b(certification\w*|certificat\w*|certificazion\w*|zertifi\w*|certificaciones|sertifi\w*|labels?|label|etiskt etikett|erityisryhma)\b/,
  ],
  [
    'grapes',
    /\b(grapes?|grape variet(?:y|ies)|variet(?:y|ies)|varietal|varietals|cepages?|encepagement|uve|uva|uvas|uvaggio|vitigni|vitigno|rebsorten?|traube|trauben|druer?|druesort|druesorter|druvor|druva|rypaleet|rypale|castas?|variedades?|cepas?|blend|assemblage|rastoff|ravaror\w*|ravarorbeskrivning|raw materials?)\b|品種|ブドウ|葡萄/,
  ],
  [
    'closure',
    /\b(closure|bouchage|bouchon|chiusura|tappo|verschluss|cierre|tapon|tapamiento|korktype|forslutning|kork|suljentatyyppi|sulje|lukke|capsula|fecho)\b/,
  ],
  [
    'oak',
    /\b(oak|barrel|barrique|fut|eichenfass|holzfass|legno|roble|barrica|barricas|fat|fatlagring|eiketrefat|tammi|wood)\b/,
  ],
  [
    'ageing',
    /\b(ageing|aging|elevage|affinamento|invecchiamento|ausbau|crianza|lagring|lagringsgrad|metode|maturation|months|mois|mesi|monate|meses)\b/,
  ],
  ['pack', /\b(pack size|case size|pack count|per case|units per case)\b/],
  [
    'volume',
    /\b(volume|vol|volum|volym|volymiml|size|bottle size|formato?|format|contenance|capacit[ay]|capacite|capacidad|inhalt|flaschengrosse|fullmenge|contenuto|contenido|tilavuus|pullokoko|koko|cl|ml|litres?|liter|litri|litros|content|storrelse|storlek|gebinde|flaschengroesse|tamano|medida|bouteille|ltr|variante|variant|size ml|volumen)\b|容量/,
  ],
  [
    'pack',
    /\b(pack|pack size|packs?|case|case size|cond|conditionnement|btl case|bottles per case|bt ct|cs|karton|carton|colisage|confezione|conf|caja|cajas|unidades por caja|kolli|forpackningsstorlek|units per case|pezzi|pz|pcs|ve|verpackungseinheit|u v|uv|unidad|laatikko|per case|upc case|bottles)\b/,
  ],
  [
    'container',
    /\b(container|packaging|emballage|emballasje|emballasjetype|forpackning|forpakning|verpackung|imballaggio|confezionamento|envase|pakkaustyyppi|pakkaus|embalagem|recipient|contenitore|bottle type)\b/,
  ],
  [
    'producer',
    /\b(producers?|produttor[ei]|producteurs?|produzent\w*|productor\w*|productor|produtor\w*|produsent\w*|producent\w*|valmistaja|tuottaja|winery|winer(?:y|ies)|wineries|cellar|cantina|cantine|azienda|domaine|chateau|cave|maison|weingut|erzeuger|winzer|kellerei|bodegas?|vina|vinicola|adega|marca|brand|brands|brewery|brauerei|brasserie|birrificio|bryggeri|distillery|distillerie|distilleria|destilleri|hersteller|maker|manufacturer|estate|house|marque|marke|merkki|casa|quinta|brewer)\b|生産者|ワイナリー|醸造/,
  ],
  [
    'subtype',
    /\b(subtype|sub type|subvaretype|subcategory|sub category|sous categorie|sottocategoria|subcategoria|untergruppe|alatyyppi|oluttyyppi|stil|style|estilo|stile|undergruppe|subfamilia|sous famille|subtipo)\b/,
  ],
  [
    'subregion',
    /\b(sub ?region|underdistrikt|subdistrict|kommune|commune|appellation|appellations|denominazione|denominacion|d o|aoc|aop|doc|docg|village|subzona|lage|gemeinde|municipality|cru|comune|apelacion|underregion|klassifisering|sub zone|sous region|denominacao)\b/,
  ],
  [
    'region',
    /\b(regions?|regione|region de origen|regiao|distrikt|district|area|zona|zone|gebiet|anbaugebiet|weinregion|alue|omrade|weinbaugebiet|terroir|d\.o\.|comarca|provincia|ursprung|産地|地域|地方)\b|産地|地域|地方/,
  ],
  [
    'country',
    /\b(country|countries|pays|paese|land|pais|maa|valmistusmaa|ursprungsland|ursprunglandnamn|herkunftsland|nazione|stato|nation|country of origin|land of origin|opprinnelsesland|alkupera maa|origin country|nazionalita)\b|国名|国|生産国/,
  ],
  [
    'origin',
    /\b(origin|origine|origen|herkunft|provenienza|provenance|procedencia|opprinnelse|alkupera|origem|origin name|ursprung)\b|原産/,
  ],
  [
    'name',
    /\b(product title name|product name|wine name|name of (the )?wine|productname|weinname|produktnavn|varenavn|product short name|productshortname|nome vino|nome del vino|nom du vin|nombre del vino|nom du produit|nome prodotto|bezeichnung|produktbezeichnung|produktnamn|tuotenimi|nome do vinho|label name|nombre)\b|ワイン名|銘柄|商品名|品名|名称/,
  ],
  [
    'type',
    /\b(type|tipo|typ|art|category|categories|categoria|categorie|kategorie|kategori\w*|colou?r|couleur|colore|farbe|color|varetype|varugrupp|tyyppi|vari|farg|varegruppe|warengruppe|warenart|famille|familia|famiglia|group|gruppe|rubro|tipologia|weinart|product type|product group|segment|class|clase|classe|sorte|product category|gruppo|cor|varukategori|drink type|tipo de producto)\b|色|種類|タイプ|区分/,
  ],
  [
    'name',
    /\b(name|nom|nome|nombre|namn|namn2|navn|nimi|product|produit|prodotto|producto|produkt|produto|produkter|description|descrizione|descripcion|designation|beschreibung|denumire|article|artikel|articulo|item|libelle|cuvee|wines?|vins?|vino|vini|vinos|wein|weine|etichetta|etiqueta|title|titolo|benennung|descricao|titre|bottle|bottiglia|tuote|vare|vara|beverage|drink|drinks|cerveza|birra|beer|bier|biere|whisky|spirit)\b/,
  ],
]

/** A header that names a glass, an old price and so on: how much a price column counts. */
export interface PriceWords {
  readonly per: 'unit' | 'case' | 'litre' | 'glass' | null
  readonly basis: StatedPriceBasis | null
  readonly vat: 'excl' | 'incl' | null
  /** For traders and restaurants: an offer price before one for everybody. */
  readonly is_trade: boolean
  readonly is_cost: boolean
  readonly is_reduced: boolean
  readonly is_old: boolean
  readonly is_resale: boolean
}

function basisOfTerms(terms: ReadonlySet<PriceTerm>): StatedPriceBasis | null {
  if (terms.has('price ex_works')) return 'ex_works'
  return terms.has('price retail') ? 'retail' : null
}

/** What the words of a price column (folded, with its parent header) say about the price. */
export function readPriceWords(
  folded: string,
  terms: ReadonlySet<PriceTerm> = new Set(),
): PriceWords {
  const isCase = terms.has('case') || terms.has('price case')
  const has = (words: RegExp) => words.test(folded)
  return {
    per: has(
      /\b(glass|verre|glas|bicchiere|calice|copa|coupe|グラス|by the glass|carafe|1 dl)\b|グラス/,
    )
      ? 'glass'
      : has(
            /\b(litre|liter|litro|per l|l|literpris|literpreis|litrahinta|literprice|liter price|jamforpris|prisperliter|costperliter|pr litre|grundpreis|al litro|par litre|por litro|je liter)\b|literpris|litrahinta|perlit/,
          )
        ? 'litre'
        : has(
              /\b(case|carton|caisse|cartone|kiste|karton|caja|cs|kolli|colis|ct|zuschlag|hammer|lot)\b/,
            )
          ? 'case'
          : has(
                /\b(bottle|bouteille|bottiglia|flasche|botella|flaska|flaske|btl|bt|unit|unita|unite|unidad|unitario|unitaire|stuck|pullo|each|garrafa)\b|ボトル/,
              )
            ? 'unit'
            : isCase
              ? 'case'
              : terms.has('bottle')
                ? 'unit'
                : null,
    basis: priceBasisOf(folded) ?? basisOfTerms(terms),
    vat: has(
      /\b(ht|hors taxes?|ex vat|excl vat|excluding vat|netto|neto|net|zzgl|iva esclusa|sin iva|exkl|n g|ex moms|eks mva|senza iva|excl)\b/,
    )
      ? 'excl'
      : has(
            /\b(ttc|inc vat|incl vat|inkl\w*|inklusive|iva inclusa|iva incl|con iva|bruto|brutto|final|gross|moms|prisinklmoms|including vat)\b|prisinklmoms/,
          )
        ? 'incl'
        : terms.has('excluding VAT')
          ? 'excl'
          : terms.has('including VAT')
            ? 'incl'
            : null,
    is_trade: terms.has('price trade'),
    is_cost:
      !terms.has('price trade') &&
      has(
        /\b(cost|costs|costo|costi|coste|acquisto|achat|einkauf|einkaufspreis|ek|purchase|compra|inkop|innkjop|landed|buying|prix d achat|kostpris)\b(?! ?per ?lit)|原価/,
      ),
    is_reduced: has(
      /\b(sale price|sale|descuentos?|sconto|scontato|remise|rabatt|offer|oferta|offerta|promo\w*|angebot|special|reduced|aktion|kampanj\w*|tilbud|discounted|tarjous)\b/,
    ),
    is_old: has(/\b(old|ancien|before|previous|statt|forrige|anterior|tidligere|vecchio|was)\b/),
    is_resale: has(
      /\b(customer|client|cliente|kunde|resale|trade margin|rivendita|revente|consumer|recommended|restaurant)\b/,
    ),
  }
}
