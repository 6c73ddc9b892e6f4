import type { DocumentType } from '@andon/contract/player-api/verification'

export type Outcome = 'vrfn_verified' | 'vrfn_failed' | 'vrfn_expired'

export interface CheckedPerson {
  readonly firstName: string
  readonly lastName: string
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string
  readonly country: string
  readonly postalCode: string
  readonly city: string
  readonly address1: string
}

export interface CheckedDocument {
  readonly documentId: string
  readonly name: string
  readonly contentType: string
  readonly content: Blob
}

export interface CheckRequest {
  /** Our id: a check that is submitted again with the same id is the same check. */
  readonly checkId: string
  readonly documentType: DocumentType
  readonly person: CheckedPerson
  readonly documents: readonly CheckedDocument[]
}

export interface DocumentFacts {
  /** The number on a proof of identity and the country that issued it (ISO 3166-1 alpha-2). Used at once and never stored in clear. */
  readonly identity?: { readonly country: string; readonly number: string }
  /** The country on a proof of address (ISO 3166-1 alpha-2). */
  readonly residence?: string
}

export type CheckReport =
  | { readonly state: 'pending' }
  | {
      readonly state: 'decided'
      readonly outcome: Outcome
      /** The reason as one upper-case word. */
      readonly reason?: string
      /** The facts of a verified document, if the supplier reads them. */
      readonly document?: DocumentFacts
      /** When a verified proof expires. */
      readonly validUntil?: Temporal.Instant
    }

/** A service that checks documents. Calls may fail or never return: they are repeated, and only `report` decides a check. */
export interface VerificationSupplier {
  readonly name: string
  submit(request: CheckRequest): Promise<{
    /** The supplier's name for the check: up to 200 characters. */
    reference: string
    /** When to ask for the first time. */
    askAfterMs?: number
  }>
  report(reference: string): Promise<CheckReport>
}
