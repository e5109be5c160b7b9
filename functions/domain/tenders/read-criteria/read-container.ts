import { containersNamedIn, isContainerAlone } from '../../vocabulary/containers.ts'
import { type Container, containers } from '../../vocabulary/kinds.ts'
import type { PublishedTender } from '../published-tender.ts'
import { asPublished, type Draft, type Phrase, textDraft } from './draft.ts'
import { numberOf, splitList } from './split-list.ts'

const weightPattern = /(?:max\.?|maximum|under|below|less than|<)\s*(\d+)\s*g(?:rams?)?\b/i

interface Item {
  readonly containers: readonly Container[]
  readonly max_g: number | null
}

/** "1) light glass 2) light glass or glass" names the containers of two price segments: any of them. */
function itemsOf(text: string): Item[] | null {
  const items = text
    .split(/(?:^|\s)\d\)/)
    .flatMap(splitList)
    .map((item) => ({ item, named: containersNamedIn(item) }))
  if (items.length === 0 || items.some(({ named }) => named === null)) return null
  return items.map(({ item, named }) => {
    const weight = weightPattern.exec(item)?.[1]
    return {
      containers: named?.containers ?? [],
      max_g: weight === undefined ? null : Number(weight),
    }
  })
}

const plain = { weight_exempt: [], weight_limits: [] }

/** The published container and weight limit. */
export function readContainer(tender: PublishedTender): Draft[] {
  const { container_type, container_max_weight_g: max_g } = tender
  if (container_type === null) {
    if (max_g === null) return []
    const words = asPublished({ text: `max. ${max_g} g`, source_field: 'container_max_weight_g' })
    return [{ kind: 'container', ...words, any_of: [], max_weight_g: Math.round(max_g), ...plain }]
  }
  const phrase: Phrase = { text: container_type, source_field: 'container_type' }
  const items = itemsOf(container_type)
  if (items === null) {
    const weight = max_g === null ? [] : readContainer({ ...tender, container_type: null })
    return [textDraft(phrase), ...weight]
  }
  return [{ kind: 'container', ...asPublished(phrase), ...limitsOf(items, max_g) }]
}

function limitsOf(items: readonly Item[], published_max_g: number | null) {
  const isFree = items.some(({ containers }) => containers.length === 0)
  const any_of = isFree ? [] : [...new Set(items.flatMap(({ containers }) => containers))]
  const limited = items.filter(({ max_g }) => max_g !== null)
  const free = limited.length === 0 ? [] : items.filter(({ max_g }) => max_g === null)
  const weight = published_max_g ?? limited[0]?.max_g ?? null
  return {
    any_of,
    max_weight_g: weight === null ? null : Math.round(weight),
    weight_exempt: [...new Set(free.flatMap(({ containers }) => containers))],
    weight_limits: [],
  }
}

/** "min 50 % rPET": whatever the container, PET must be recycled. */
function recycledPet(phrase: Phrase): Draft[] | null {
  if (!/^min\.? ?\d+ ?% rpet$/i.test(phrase.text.trim())) return null
  const any_of = containers.filter((container) => container !== 'pet')
  return [{ kind: 'container', ...asPublished(phrase), any_of, max_weight_g: null, ...plain }]
}

/** "If glass bottle, the weight of the packaging must be max. 280 g for 50 cl or max. 185 g for 33 cl" */
function weightByVolume(phrase: Phrase): Draft[] | null {
  const condition =
    /^if (glass)(?: bottle)?, the weight of the (?:packaging|bottle) must be (.+)$/i.exec(
      phrase.text.trim(),
    )
  if (condition === null) return null
  const limits = splitList(condition[2] ?? '').map((item) =>
    /^max\.? ?(\d+) ?g(?: for (\d+(?:[.,]\d+)?) ?cl)?$/i.exec(item),
  )
  const weight_limits = limits.flatMap((limit) => {
    if (limit === null) return []
    const volume_ml = limit[2] === undefined ? null : Math.round(numberOf(limit[2]) * 10)
    return [{ container: 'glass_bottle' as const, volume_ml, max_g: Number(limit[1]) }]
  })
  if (weight_limits.length < limits.length) return null
  const words = asPublished(phrase)
  return [
    {
      kind: 'container',
      ...words,
      any_of: [],
      max_weight_g: null,
      weight_exempt: [],
      weight_limits,
    },
  ]
}

/** A requirement that is about the container and nothing else. */
function plainContainer(phrase: Phrase): Draft[] | null {
  const words = phrase.text.replace(weightPattern, '').trim()
  const items = isContainerAlone(words) ? itemsOf(phrase.text) : null
  return items && [{ kind: 'container', ...asPublished(phrase), ...limitsOf(items, null) }]
}

export function readContainerPhrase(phrase: Phrase): Draft[] | null {
  return recycledPet(phrase) ?? weightByVolume(phrase) ?? plainContainer(phrase)
}
