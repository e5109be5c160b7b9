import { foldPlace } from '../../vocabulary/fold.ts'
import { gazetteer, placeKey } from '../../vocabulary/places.ts'

/**
 * Names by which, beside those of the gazetteer, a column, a heading or a piece of a name is
 * recognised as a region: broad regions and frequent appellations in the languages of price lists.
 */
const names = `
Abruzzo|Basilicata|Calabria|Campania|Emilia Romagna|Emilia-Romagna|Friuli|Friuli Venezia Giulia|Lazio|Liguria|Lombardia|Lombardy|Marche|Molise|Piemonte|Piedmont|Piemont|Puglia|Apulien|Sardegna|Sardinia|Sicilia|Sicily|Sizilien|Toscana|Tuscany|Toskana|Trentino|Alto Adige|Südtirol|Trentino Alto Adige|Umbria|Valle d'Aosta|Veneto|Venetien|Franciacorta|Valdobbiadene|Oltrepò Pavese|Chianti|Chianti Classico|Barolo|Barbaresco|Langhe|Valpolicella|Bolgheri|Montalcino|Soave|Salento|Etna|Collio|Asti|Maremma|Montepulciano|Prosecco|
Alsace|Elsass|Alsacia|Beaujolais|Bordeaux|Bourgogne|Burgundy|Burgund|Borgogna|Borgoña|Champagne|Corse|Korsika|Jura|Languedoc|Languedoc-Roussillon|Loire|Val de Loire|Vallée de la Loire|Provence|Rhône|Vallée du Rhône|Roussillon|Savoie|Sud-Ouest|South-West France|Cognac|Armagnac|Calvados|Normandie|Bugey|Auvergne|Méditerranée|Vallée de la Marne|Chablis|Côte de Beaune|Côte de Nuits|Mâconnais|Médoc|Haut-Médoc|Margaux|Pauillac|Saint-Julien|Saint-Estèphe|Saint-Émilion|Pomerol|Sauternes|Pessac-Léognan|Graves|Sancerre|Pouilly-Fumé|Chinon|Vouvray|Anjou|Saumur|Touraine|Muscadet|Bandol|Châteauneuf-du-Pape|Gigondas|Hermitage|Côte-Rôtie|Condrieu|Cahors|Madiran|Jurançon|Santenay|Meursault|Puligny-Montrachet|Chassagne-Montrachet|Volnay|Pommard|Beaune|Gevrey-Chambertin|Vosne-Romanée|Nuits-Saint-Georges|Chambolle-Musigny|Morey-Saint-Denis|Savigny-lès-Beaune|Mercurey|Givry|Rully|Saint-Aubin|Saint-Véran|Pouilly-Fuissé|Pays d'Oc|Gascogne|Côtes de Provence|Côtes du Rhône|Corbières|Minervois|Faugères|Pays Nantais|Ardèche|
Mosel|Rheingau|Rheinhessen|Pfalz|Nahe|Baden|Württemberg|Franken|Ahr|Saale-Unstrut|Sachsen|Mittelrhein|Hessische Bergstraße|
Wachau|Kamptal|Kremstal|Burgenland|Niederösterreich|Steiermark|Südsteiermark|Weinviertel|Wien|Carnuntum|Traisental|Wagram|Thermenregion|Neusiedlersee|
Wallis|Valais|Vaud|Waadt|Genf|Genève|Ticino|Tessin|Chablais|Lavaux|Neuchâtel|Graubünden|Schaffhausen|Zürich|
Rioja|Ribera del Duero|Rueda|Rías Baixas|Priorat|Priorato|Penedès|Cataluña|Catalunya|Catalonia|Katalonien|Castilla y León|Castilla-La Mancha|La Mancha|Navarra|Somontano|Toro|Bierzo|Jerez|Andalucía|Valencia|Jumilla|Yecla|Alicante|Montsant|Galicia|Aragón|Cariñena|Campo de Borja|Calatayud|Cigales|Utiel-Requena|Cebreros|Ribeiro|Valdeorras|Ribeira Sacra|Mallorca|Canarias|Terra Alta|Empordà|Costers del Segre|Extremadura|Murcia|País Vasco|Málaga|Madrid|
Douro|Dão|Alentejo|Vinho Verde|Bairrada|Lisboa|Tejo|Beira|Setúbal|Algarve|Madeira|Península de Setúbal|Minho|Trás-os-Montes|Porto|
Mendoza|Salta|Patagonia|San Juan|La Rioja|Uco Valley|Valle de Uco|Luján de Cuyo|Maipo|Maipo Valley|Maule|Maule Valley|Colchagua|Colchagua Valley|Casablanca|Casablanca Valley|Aconcagua|Leyda|Rapel|Itata|Bío Bío|Bio Bio Valley|Limarí|Curicó|Valle Central|Central Valley|
California|Napa Valley|Napa|Sonoma|Oregon|Washington|Willamette Valley|Paso Robles|Lodi|Santa Barbara|Russian River Valley|Columbia Valley|Finger Lakes|New York|Ontario|British Columbia|Baja California|Valle de Guadalupe|Coahuila|Querétaro|Guanajuato|
Stellenbosch|Swartland|Paarl|Western Cape|Franschhoek|Walker Bay|Elgin|Robertson|Coastal Region|Constantia|Hemel-en-Aarde|
Barossa|Barossa Valley|McLaren Vale|South Australia|Victoria|New South Wales|Western Australia|Margaret River|Yarra Valley|Clare Valley|Eden Valley|Adelaide Hills|Coonawarra|Hunter Valley|Tasmania|Marlborough|Hawke's Bay|Hawkes Bay|Central Otago|Martinborough|Gisborne|Canterbury|Waipara|
Tokaj|Eger|Villány|Thrace|Macedonia|Peloponnese|Santorini|Crete|Nemea|Naoussa|Istria|Istrien|Dalmatia|Kakheti|Bekaa|Bekaa Valley|Moravia|Podravje|Primorska|Goriška Brda|Vipava|
Islay|Speyside|Highlands|Highland|Lowlands|Campbeltown|Kentucky|Tennessee|Kent|Sussex|Hampshire|Cornwall|Jalisco|Oaxaca|Martinique|Guadeloupe|Cuyo|Valtellina|Lombardiet|Piemont|Venetien|Apulia`

/** As listed above, one by one. */
export const regionNames: readonly string[] = names
  .split('|')
  .map((name) => name.trim())
  .filter((name) => name !== '')

const known = new Set(regionNames.map(foldPlace))

const isKnown = (text: string) =>
  known.has(foldPlace(text)) || gazetteer().byName.has(placeKey(text))

/** True when the text and each of its parts is a region: no "Burgundy, Jura & similar varieties". */
export function isWhollyRegion(text: string): boolean {
  if (text.length > 60 || text.length < 3) return false
  const parts = text.split(/[,/(&]/).map((part) => part.trim().replace(/\)$/, ''))
  return isKnown(text) || parts.every((part) => part.length > 2 && isKnown(part))
}

/** True when the text, or a part of it, is the name of a wine or spirits region. */
export function isRegionName(text: string): boolean {
  if (text.length > 60 || text.length < 3) return false
  if (isKnown(text)) return true
  const parts = text
    .split(/[,/(]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
  return parts.length > 1 && parts.some((part) => isKnown(part.replace(/\)$/, '')))
}
