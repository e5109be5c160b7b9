// biome-ignore-all lint/performance/noBarrelFile: to be loaded together is what it is for
// What few calls need: feeds, and what administrators do. One module, so that it is one file beside the
// function: with one for each, esbuild parts what they share into nine files that every start reads.
export { openApiDocument } from '../platform/open-api/open-api-document.ts'
export { calendarOfAll, calendarOfTender, newsOfTenders } from './calendar/calendar-feeds.ts'
export { calendarOfSearch, newsOfSearch } from './calendar/search-feeds.ts'
export { correctCriteria } from './correct-criteria.ts'
export { findTenderChanges } from './find-tender-changes.ts'
export { undoTenderChange } from './held-changes.ts'
export { loggedResult, recordResult } from './record-result.ts'
export { saveTender } from './save-tender.ts'
