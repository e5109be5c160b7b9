// biome-ignore-all lint/performance/noBarrelFile: to be loaded together is what it is for
export { countFit, createAllProducts } from './count-fit.ts'
export { createIntake } from './create-intake.ts'
export { saveIntakeRow } from './save-intake-row.ts'
