import type { Drill } from './drill.ts'
import { bookAtStart } from './drills/book.ts'
import { brands } from './drills/brands.ts'
import { contentFolders, seriesFolders } from './drills/content.ts'
import { exports } from './drills/exports.ts'
import { folders } from './drills/folders.ts'
import { nicknames, staffLogins } from './drills/names.ts'
import { realityCheck } from './drills/reality-check.ts'
import { sessions, walletBodies } from './drills/sessions.ts'

/** Attacks of several steps, in the order in which they run: the first needs a server that has just started. */
export const drills: readonly Drill[] = [
  bookAtStart,
  folders,
  brands,
  contentFolders,
  seriesFolders,
  exports,
  sessions,
  walletBodies,
  nicknames,
  staffLogins,
  realityCheck,
]
