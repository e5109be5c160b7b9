import { type ComponentType, createContext, useContext } from 'react'
import type { Application, FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { OfferCheck } from '#domain/applications/check-offer.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'

/** What a part of an application's workspace is given: everything that the page knows of it. */
export interface WorkspacePartProps {
  /** As the server has it. */
  readonly application: Application
  readonly tender: TenderSummary
  /** Made by the server for the product that is chosen. */
  readonly form: ApplicationForm
  /** The draft as it is on the page, saved or not; of a submitted application what was submitted. */
  readonly data: FormData
  /** What tender and rules say of `data`; it comes a moment after each change. */
  readonly check: OfferCheck
  /** Changes the draft, which then is saved by itself; changes of one moment build on each other. */
  readonly onChange: (change: (data: FormData) => FormData) => void
  /** Submitted, closed, or without access: to be shown, not to be changed. */
  readonly readOnly: boolean
}

/** What a submitted application shows of its package and receipt. */
export interface SealPartProps {
  readonly application: Application
  readonly tender: TenderSummary
}

/** The parts that belong to other features; the app puts them here. */
export interface WorkspaceParts {
  readonly documents: ComponentType<WorkspacePartProps>
  readonly price: ComponentType<WorkspacePartProps>
  readonly seal: ComponentType<SealPartProps>
}

const WorkspacePartsContext = createContext<WorkspaceParts | null>(null)

export const WorkspacePartsSlot = WorkspacePartsContext.Provider

export function useWorkspaceParts(): WorkspaceParts {
  const parts = useContext(WorkspacePartsContext)
  if (parts === null) throw new Error('a workspace outside the app, which gives it its parts')
  return parts
}
