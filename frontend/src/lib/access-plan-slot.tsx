import { type ComponentType, createContext, useContext } from 'react'

const AccessPlanContext = createContext<ComponentType>(() => null)

/** The app puts the panel of the billing feature here; other features show it without knowing it. */
export const AccessPlanSlot = AccessPlanContext.Provider

/** What to show instead of a page that answers `access_plan_required`. */
export function AccessPlanNeeded() {
  const Panel = useContext(AccessPlanContext)
  return <Panel />
}
