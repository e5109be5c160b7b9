import { readWordLists } from '../../vocabulary/word-lists.ts'

/**
 * What a column of a plan can hold: mostly fields of a tender by their own names. `launch` is a day, a month or words,
 * `alcohol` and `sugar` state both limits, `volume_note` is a quantity that is no minimum.
 */
export const planFields = [
  'reference',
  'plan',
  'status',
  'reference_note',
  'assortment',
  'distribution',
  'offer_type',
  'published_date',
  'offer_open_date',
  'offer_deadline',
  'sample_deadline',
  'launch',
  'sales_end_date',
  'product_group',
  'product_type',
  'country_of_origin',
  'region',
  'appellation',
  'grapes',
  'vintage',
  'price',
  'price_min',
  'price_max',
  'min_volume',
  'volume_note',
  'container_type',
  'container_volume_ml',
  'closure',
  'alcohol',
  'abv_min',
  'abv_max',
  'sugar',
  'ageing',
  'style',
  'sensory_criteria',
  'certification_text',
  'requirements',
  'importer',
] as const
export type PlanField = (typeof planFields)[number]

export const isPlanField = (name: unknown): name is PlanField =>
  typeof name === 'string' && (planFields as readonly string[]).includes(name)

/** Several columns may hold them: criteria, additional specifications and packaging each have one. */
export const repeatable: Partial<Record<PlanField, number>> = { requirements: 4, reference_note: 2 }

/** Words of headers in English, Norwegian, Swedish and Finnish, one field a line; `*` stands for all endings. */
const words = `
reference | ref | ref no | reference | reference no | reference number | tender number | tender no | tender id | request number | lot number | article number | item number | referanse | referansenr | referansenummer | anbudsnr | anbudsnummer | utlysningsnr | utlysningsnummer | artikkelnr | artikkelnummer | varenr | varenummer | referens | referensnr | referensnummer | förfrågan nr | förfrågningsnummer | anbudsförfrågan | offertförfrågan | artikelnummer | artikelnr | lanseringsnummer | förfrågningsnr | utlysning | haku nro | tuotehaku | tuotehaun numero | hankintanumero | viite | viitenumero | hakunumero | haun numero | haun tunnus | hakutunnus | tunnus | tunniste | tuotenumero
plan | plan | plan edition | purchase plan | tender plan | launch plan | selection plan | innkjøpsplan | anbudsplan | lanseringsplan | inköpsplan | hankintasuunnitelma | valikoimasuunnitelma | hakusuunnitelma
status | status | state | tila
reference_note | note | notes | remark | remarks | comment | comments | buyer comment | merknad | merknader | kommentar | kommentarer | kommentar fra vmp | anmärkning | anmärkningar | huomautus | huomautukset | huomio | lisätieto | lisätiedot | kommentti
assortment | selection | assortment | range | product range | type of listing | assortment module | utvalg | sortiment | innkjøpstype | modul | sortimentsdel | sortimentstyp | valikoima | valikoimaryhmä | valikoimatyyppi | valikoimaluokka
distribution | distribution | number of stores | stores | distribusjon | antall butikker | butikker | antal butiker | distribusjonsgruppe | jakelu | myymälät | myymälämäärä | myymälöiden määrä
offer_type | offer | offer type | type of offer | offer form | tilbudstype | tilbudsform | type tilbud | type anbud | offerttyp | anbudstyp | typ av anbud | typ av offert | tarjoustyyppi | tarjouksen tyyppi | tarjousmuoto
published_date | published | publication date | date published | publiseringsdato | publisert | publicerad | publiceringsdatum | julkaisupäivä | julkaistu
offer_open_date | tender start | tender start date | opens | opening date | offer period begins | åpner | tilbudsstart | öppnar | anbudsstart | startdatum | haku alkaa | hakuaika alkaa | tarjousaika alkaa
offer_deadline | deadline | offer deadline | deadline offer | deadline for offers | deadline written offer | closing date | tender deadline | offer due | due date | offers due | final date for offers | last date for offers | last day for offers | siste frist for tilbud | siste dag for tilbud | frist | tilbudsfrist | frist for tilbud | anbudsfrist | innleveringsfrist | offertfrist | sista anbudsdag | sista dag för anbud | sista dag för offert | sista dag för offerter | sista datum för anbud | sista offertdag | offert senast | anbud senast | sista ansökningsdag | tarjousaika | tarjouksen jättöaika | tarjoukset viimeistään | määräaika | tarjousten määräaika | hakuaika päättyy | viimeinen tarjouspäivä | tarjousaika päättyy | jättöpäivä
sample_deadline | sample deadline | deadline samples | samples due | sample due | deadline for samples | samples | prøvefrist | frist prøver | frist for prøver | vareprøver innen | vareprøvefrist | provfrist | varuprov senast | prov senast | sista dag för prover | sista provdag | näytteet viimeistään | näytteiden määräaika | näytteiden jättöpäivä | näytepäivä
launch | launch | launch month | launch date | launching | listing month | listing date | first sale | sales start | start of sales | lansering | lanseringsmåned | lanseringsdato | lanseres | lanseringsmånad | lanseringsdatum | säljstart | försäljningsstart | försäljningsstartsdatum | salgsstart | lanseeraus | lanseerauskuukausi | myyntiin | myynnin aloitus | myynti alkaa | listaus | listauskuukausi | valikoimaantulo | valikoimaantulokuukausi
sales_end_date | end of sales | sales end | last sale | salgsslutt | siste salgsdag | försäljningsslut | säljslut | sista försäljningsdag | myynti päättyy | myynnin päättyminen
product_group | main type | main group | product group | main category | category | hovedtype | hovedgruppe | varegruppe | hovedkategori | produktgruppe | kategori | huvudgrupp | varugrupp | produktgrupp | huvudkategori | pääryhmä | tuoteryhmä | pääluokka | tuoteluokka | ryhmä
product_type | vare | juoman tyyppi | group | type | type of product | product type | product | drink type | style of drink | kind | varetype | type vare | produkttype | stil | varutyp | produkttyp | dryckestyp | dryck | typ | alagruppe | tuotetyyppi | tyyppi | juomatyyppi | alaryhmä | tuote | undergruppe | undergrupp
country_of_origin | country | country of origin | origin | origin country | land | opprinnelsesland | opphavsland | opphav | opprinnelse | ursprung | ursprungsland | maa | alkuperämaa | alkuperä | valmistusmaa
region | region | district | area | wine region | origin region | distrikt | område | vindistrikt | regioner | vinregion | alue | tuotantoalue | viinialue
appellation | appellation | designation | classification | subregion | sub region | protected origin | designation of origin | appellasjon | klassifikasjon | klassifisering | underdistrikt | beskyttet opprinnelse | opprinnelsesbetegnelse | appellation | klassificering | klassifikation | ursprungsbeteckning | ursprungsbenämning | underområde | luokitus | luokittelu | alkuperänimitys | alkuperämerkintä | kommune
grapes | grape | grapes | grape variety | grape varieties | varietal | drue | druer | druesort | druesorter | druesammensetning | råstoff | råvare | druva | druvor | druvsort | druvsorter | druvsammansättning | druvslag | rypäle | rypäleet | rypälelajike | rypälelajikkeet | raaka aine
vintage | vintage | vintages | year | harvest | årgang | årganger | årgång | årgångar | vuosikerta | vuosikerrat | satovuosi
price | price | price text | retail price | consumer price | price limit | price range | price segment | price level | shelf price | price class | ex cellar price | fob price | pris | utsalgspris | salgspris | prisgrense | prisnivå | priskrav | prissegment | pris i butikk | prisklasse | utpris | konsumentpris | försäljningspris | prisintervall | prisspann | prisnivå | hylly hinta | hinta | vähittäishinta | vähittäismyyntihinta | myyntihinta | hintaluokka | hintahaarukka | hintaraja | hintasegmentti
price_min | price lo | price min | min price | minimum price | price from | lowest price | pris fra | laveste pris | minstepris | minimumspris | minpris | lägsta pris | pris från | vähimmäishinta | minimihinta | hinta alkaen | alin hinta
price_max | price hi | price max | max price | maximum price | price to | price up to | highest price | pris til | høyeste pris | maksimumspris | makspris | maxpris | högsta pris | pris till | pris upp till | enimmäishinta | maksimihinta | hinta enintään | ylin hinta
min_volume | minimum volume | min volume | minimum quantity | min quantity | required volume | required quantity | minstevolum | minimumsvolum | minstekvantum | minimumskvantum | minsta volym | minimivolym | minsta kvantitet | minimikvantitet | lägsta volym | vähimmäismäärä | minimimäärä | vähimmäisvolyymi | minimivolyymi
volume_note | estimated volume | expected volume | forecast | estimated quantity | yearly volume | quantity | total quantity | estimert volum | forventet volum | antall | totalt antall | antall kjøp | antatt kvantum | beräknad volym | uppskattad volym | bedömd volym | förväntad volym | årsvolym | prognos | arvioitu määrä | arvioitu volyymi | volyymiarvio | menekkiarvio | ennuste | myyntiarvio
container_type | packaging | package | container | type of container | container type | packaging type | pack type | emballasje | emballasjetype | embalasje | förpackning | förpackningstyp | emballage | pakkaus | pakkaustyyppi | pakkaustapa | pakkausmuoto
container_volume_ml | litres | liter | litre | size | bottle size | volume | container size | unit volume | content | contents | volum | flaskestørrelse | størrelse | innhold | volym | storlek | flaskstorlek | förpackningsstorlek | innehåll | koko | pullokoko | pakkauskoko | tilavuus | sisältö | vetoisuus
closure | closure | stopper | cork | seal | kork | lukking | korktype | förslutning | kapsyl | suljin | sulkija | sulkutapa | suljenta
alcohol | alcohol | abv | alcohol content | strength | alkohol | alkoholprosent | alkoholstyrke | alkoholhalt | styrka | alkoholi | alkoholipitoisuus | vahvuus
abv_min | min alcohol | minimum alcohol | abv min | alcohol min | min alkohol | minste alkohol | lägsta alkoholhalt | alkohol min | vähimmäisalkoholi | alkoholi vähintään | alkoholi min
abv_max | max alcohol | maximum alcohol | abv max | alcohol max | maks alkohol | høyeste alkohol | max alkohol | högsta alkoholhalt | alkohol max | enimmäisalkoholi | alkoholi enintään | alkoholi max
sugar | sugar | residual sugar | sugar content | max sugar | sukker | restsukker | sukkerinnhold | socker | sockerhalt | restsocker | sokeri | sokeripitoisuus | jäännössokeri
ageing | ageing | aging | maturation | lagring | modning | fatlagring | mognad | lagrad | kypsytys | kypsyttäminen
style | style | taste style | taste profile | flavour profile | characteristics | description | smaksprofil | smakstil | karakteristikk | beskrivelse | karakter | smaktyp | smakstil | beskrivning | karaktär | makutyyppi | makuprofiili | kuvaus | luonnehdinta | tyylikuvaus
sensory_criteria | quality | quality focus | sensory criteria | tasting focus | tasting criteria | sensory | sensoriske kriterier | smakskriterier | bedømmelseskriterier | vurderingskriterier | kvalitet | sensoriska kriterier | bedömningskriterier | provningskriterier | aistinvaraiset kriteerit | arviointikriteerit | arviointiperusteet | laatu
certification_text | certification | certificate | certificates | certified | sustainability | sertifisering | sertifikat | sertifikater | bærekraft | certifiering | certifikat | hållbarhet | märkning | sertifiointi | sertifikaatti | sertifikaatit | vastuullisuus
requirements | spec | specs | specification | specifications | requirements | additional specifications | additional requirements | other requirements | quality criteria | product requirements | special requirements | criteria | spesifikasjon | spesifikasjoner | tilleggsspesifikasjoner | krav | øvrige krav | tilleggskrav | andre krav | kvalitetskriterier | produktkrav | kravspesifikasjon | specifikation | specifikationer | kravspecifikation | övriga krav | tilläggskrav | kvalitetskrav | särskilda krav | produktkrav | vaatimukset | lisävaatimukset | muut vaatimukset | laatukriteerit | laatuvaatimukset | tuotevaatimukset | erityisvaatimukset | kriteerit | erittely | määrittely
importer | importer | supplier | importør | leverandør | importör | leverantör | maahantuoja | toimittaja
`

let known: ReadonlyMap<string, readonly string[]> | undefined

export function headerWords(): ReadonlyMap<string, readonly string[]> {
  known ??= readWordLists(words)
  return known
}
