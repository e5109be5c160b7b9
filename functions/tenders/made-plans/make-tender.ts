import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import type { Random } from '../../portfolio/hostile-files/random.ts'
import type { ClauseWords, PlanLanguage } from './plan-language.ts'

/** A tender as its plan prints it, and what the reader should make of it. */
export interface MadeTender {
  /** By the names of the headers. */
  readonly cells: Readonly<Record<string, string | number>>
  readonly truth: Partial<PublishedTender>
}

const origins = [
  ['FR', 'Bordeaux'],
  ['IT', 'Piemonte'],
  ['ES', 'Rioja'],
  ['DE', 'Mosel'],
  ['CL', 'Valle del Maipo'],
  ['ZA', 'Stellenbosch'],
  ['PT', 'Douro'],
  ['AT', 'Burgenland'],
] as const
const grapes = ['Merlot', 'Riesling', 'Chardonnay', 'Grenache', 'Syrah', 'Pinot Noir'] as const

export const nameIn = (language: PlanLanguage, code: string): string =>
  new Intl.DisplayNames([language.code], { type: 'region' }).of(code) ?? code

const monthIn = (language: PlanLanguage, month: number, year: number, random: Random): string => {
  const name = new Intl.DateTimeFormat(language.code, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  )
  return random.oneOf([`${name} ${year}`, `${year}-${String(month).padStart(2, '0')}`])
}

export type DateStyle = 'iso' | 'points' | 'long'

export function dayIn(language: PlanLanguage, day: string, style: DateStyle): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (style === 'iso') return day
  if (style === 'points') return `${Number(date)}.${Number(month)}.${year}`
  return new Intl.DateTimeFormat(language.code, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

type Say = (key: keyof ClauseWords, number?: number) => string

/** Each kind of clause with the field that holds it. */
function clausesOf(random: Random, language: PlanLanguage): [string, Partial<PublishedTender>][] {
  const grape = random.oneOf(grapes)
  const say: Say = (key, number) =>
    language.clauses[key].replace('{n}', String(number)).replace('{g}', grape)
  const share = random.oneOf([70, 85, 100])
  const strength = random.oneOf([12, 13, 14])
  const sugar = random.oneOf([3, 5, 9])
  const months = random.oneOf([12, 18, 24])
  const years = random.oneOf([30, 40])
  const all: [string, Partial<PublishedTender>][] = [
    [say('grape', share), { grapes: [say('grape', share)] }],
    random.chance(0.5)
      ? [say('most_alcohol', strength), { abv_max: strength }]
      : [say('least_alcohol', strength), { abv_min: strength }],
    [say('most_sugar', sugar), { sugar_max_g_l: sugar }],
    [say('no_wood'), { oak: [say('no_wood')] }],
    [say('lees', months), { ageing: [say('lees', months)] }],
    [
      say('one_offer'),
      { max_offers_per_producer: 1, other_conditions: ['lowest_priced_offers_assessed_only'] },
    ],
    [say('organic'), { certifications: ['organic'], certification_text: say('organic') }],
    [say('unfiltered'), { requirements: [say('unfiltered')] }],
    [say('old_vines', years), { requirements: [say('old_vines', years)] }],
  ]
  return all.filter(() => random.chance(0.35))
}

function together(parts: readonly Partial<PublishedTender>[]): Partial<PublishedTender> {
  const requirements = parts.flatMap((part) => part.requirements ?? [])
  const merged: Partial<PublishedTender> = Object.assign({}, ...parts)
  return requirements.length === 0 ? merged : { ...merged, requirements }
}

const referenceOf = ({ code, monopoly }: PlanLanguage, month: string, at: number): string => {
  const serial = String(at + 1).padStart(3, '0')
  if (monopoly === 'vinmonopolet') return `${month.replace('-', '')}${serial}`
  return code === 'fi' ? `W27${String(at + 1).padStart(4, '0')}` : `118${serial}`
}

/** What holds for a whole plan. */
export interface PlanStyle {
  readonly date: DateStyle
  readonly clauses: 'numbered' | 'lines' | 'semicolons'
  readonly size: 'cl' | 'l' | 'ml'
}

const sizeIn = (ml: number, unit: PlanStyle['size']) =>
  unit === 'ml' ? `${ml} ml` : unit === 'cl' ? `${ml / 10} cl` : ml / 1000

function clauseCell(clauses: readonly string[], style: PlanStyle['clauses']): string {
  if (style === 'numbered') return clauses.map((clause, at) => `${at + 1}) ${clause}`).join(' ')
  return clauses.join(style === 'lines' ? '\n' : '; ')
}

export function makeTender(
  random: Random,
  language: PlanLanguage,
  style: PlanStyle,
  at: number,
): MadeTender {
  const [country, region] = random.oneOf(origins)
  const [type, category] = random.oneOf(language.types)
  const month = random.oneOf([7, 9, 11])
  const launch_month = `2027-${String(month).padStart(2, '0')}`
  const reference = referenceOf(language, launch_month, at)
  const deadline = `2027-0${random.between(1, 4)}-${random.between(10, 28)}`
  const ml = random.oneOf([750, 750, 750, 375, 1500, 3000])
  const low = random.between(6, 30) * 10
  const high = low + random.between(1, 9) * 10
  const hasRange = random.chance(0.4)
  const priceText = hasRange ? `${low}–${high}` : language.under.replace('{n}', String(high))
  const clauses = clausesOf(random, language)
  const vintage = random.chance(0.6) ? random.oneOf(['2025', '2024', '2026']) : null
  const container_type = random.oneOf(language.containers)
  const offer_type = random.oneOf(language.offers)
  const assortment = random.oneOf(language.selections)
  const hasRegion = random.chance(0.7)
  return {
    cells: {
      reference,
      launch: monthIn(language, month, 2027, random),
      type,
      country: nameIn(language, country),
      ...(hasRegion ? { region } : {}),
      ...(vintage === null ? {} : { vintage }),
      container: container_type,
      size: sizeIn(ml, style.size),
      price: priceText,
      deadline: dayIn(language, deadline, style.date),
      offer: offer_type,
      selection: assortment,
      spec: clauseCell(
        clauses.map(([words]) => words),
        style.clauses,
      ),
      unknown: `X${random.between(1, 9)}${random.oneOf(['a', 'b', 'c'])}`,
    },
    truth: {
      reference,
      launch_month,
      category,
      product_type: type,
      country_of_origin: nameIn(language, country),
      region: hasRegion ? region : null,
      vintage,
      container_type,
      container_volume_ml: ml,
      price: [
        {
          basis: 'retail',
          currency: language.currency as 'NOK',
          min: hasRange ? low : null,
          max: high,
          per_volume_ml: ml,
          text: priceText,
        },
      ],
      offer_deadline: deadline,
      offer_type,
      assortment,
      ...together(clauses.map(([, said]) => said)),
    },
  }
}
