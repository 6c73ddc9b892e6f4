import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '@andon/platform/config'
import { jsonOf, readBoundedSync } from '@andon/platform/files'
import { assert } from '@andon/platform/sql'
import * as v from 'valibot'
import { type LoyaltyRules, loyaltyRules } from './domain/levels.ts'

/** The levels that ship, or those of the operator's folder in their place. Throws if they are invalid, so that the server does not start. */
export function loadRules(operatorFolder: string | undefined): LoyaltyRules {
  const shipped = join(import.meta.dirname, 'levels.json')
  const own = operatorFolder === undefined ? shipped : join(operatorFolder, 'levels.json')
  const file = lstatSync(own, { throwIfNoEntry: false }) ? own : shipped
  try {
    const found = readBoundedSync(file)
    assert('text' in found, 'why' in found ? found.why : 'it is missing')
    const json = jsonOf(found.text)
    assert(!('why' in json), 'why' in json ? json.why : '')
    return v.parse(loyaltyRules, json.value)
  } catch (cause) {
    throw new CannotStart(`${file} cannot be used: ${cause}`, { cause })
  }
}
