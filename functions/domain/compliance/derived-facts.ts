import type { Facts } from './condition.ts'

const referenceVolume = 750

/** What follows from other facts and need not be asked; what is stated goes before it. */
export function withDerivedFacts(facts: Facts): Facts {
  const derived: Facts = {
    abvDeltaAbs: differenceOf(facts['label.abvValue'], facts.abv),
    'packaging.weightPer750mlG': scaledWeight(facts['packaging.emptyWeightG'], facts.volumeMl),
    spiritCategory: isOtherThanSpirit(facts) ? 'none' : null,
    so2SpecialSweetCategory: isDry(facts) ? false : null,
    yellowWine: isRedOrRose(facts) ? false : null,
  }
  const stated = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact != null))
  const open = Object.fromEntries(Object.entries(derived).filter(([, fact]) => fact != null))
  return { ...open, ...stated }
}

type Fact = Facts[keyof Facts]

// rounded: 13.5 - 13.2 is 0.3000000000000007
function differenceOf(one: Fact, other: Fact): number | null {
  if (typeof one !== 'number' || typeof other !== 'number') return null
  return Number(Math.abs(one - other).toFixed(6))
}

function scaledWeight(grams: Fact, millilitres: Fact): number | null {
  if (typeof grams !== 'number' || typeof millilitres !== 'number' || millilitres <= 0) return null
  return (grams * referenceVolume) / millilitres
}

const isOtherThanSpirit = ({ category }: Facts) =>
  typeof category === 'string' && category !== 'spirit'

// regulation 2019/934, annex I, part B, section A: the exceptions are for wines of at least 5 g/l
const isDry = ({ sugarGPerL }: Facts) => typeof sugarGPerL === 'number' && sugarGPerL < 5

// vin jaune is made of Savagnin, a white grape
const isRedOrRose = ({ colour }: Facts) => colour === 'red' || colour === 'rose'
