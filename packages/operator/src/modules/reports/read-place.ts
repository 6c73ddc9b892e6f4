import { Refusal } from '@andon/contract'
import { type CursorScope, openCursor, type Place } from './domain/cursor.ts'

/** The position to continue from; undefined on the first page. */
export function readPlace(scope: CursorScope, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const place = openCursor(scope, cursor)
  if (place === null)
    throw new Refusal('FIELD_INVALID', { field: 'criteria.cursor', message: 'Not a cursor of this history' })
  return place
}
