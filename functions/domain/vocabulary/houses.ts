/** Words in the names of producers: "Cantina Rossi" is a family, not a colour. */
export const houses =
  /\b(cantin[ae]|tenut[ae]|aziend[ae]|domaines?|ch[âa]teau|maison|cave|weingut|kellerei|bodegas?|vi[ñn]a|quinta|winery|estate|fratelli|brewery|brasserie|distiller\w+|brewing|brewers|brewpub|brouwerij|\w*brauerei|birrificio|bryggeri|browar|cervecer[ií]a|compan(?:y|ies)|inc|ltd|cellars|vineyards|estates|pivovar|vinařství|pincészet|crama|winnica)\b/i
