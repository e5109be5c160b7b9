/** Words of price lists with the letters that PDF fonts like to join. */
export const listWords = `
bottle bottles bottled bottling bottiglia bottiglie botella title white field wakefield office official
fine fino finest first five fifty fifteen finish finca fiano filtered unfiltered fleurie fleur flasche
flaschen flaska flavour flora florale flute affinato affinamento barricato effervescent coffee toffee
mariafeld attico botti rotti schiefer muffat muffato gift soft left drift lift raffaele raffinato
spätburgunder vermentino sémillon tinto tinta tinti martini mottura matteo cotti netto lattiginoso
ottimo tutti frutti fruttato cattin battin notes notte quattro sette petit petite petits petites vertical
traditional traditionnel tradition station estate nation national international selection sélection
collection cuvee batonnage fermentation vinification limited edition quantity vintage satisfy
satin martin saint-martin valentin chianti martinborough montefalco montalcino nativo native positive
pinot bianco barrique reserva riserva gutturnio chateau château côtes cotes matured multi tiger`
