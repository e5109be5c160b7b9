/**
 * What a pack, its case and its pallet measure, as the sets of article data ask it (GTIN and logistics data of unit,
 * case and pallet; Alko, "Bar codes on transport packages", undated). Whole numbers above zero, the unit in the name:
 * grams, kilograms, millimetres, days; else a count.
 */
export const packMeasures = [
  'units_per_case',
  'cases_per_layer',
  'layers',
  'unit_net_g',
  'unit_gross_g',
  'case_gross_g',
  'pallet_gross_kg',
  'unit_height_mm',
  'unit_width_mm',
  'unit_depth_mm',
  'case_height_mm',
  'case_width_mm',
  'case_depth_mm',
  'pallet_height_mm',
  'durability_days',
] as const
export type PackMeasure = (typeof packMeasures)[number]

export const mostOfMeasure = 1_000_000
