import * as v from 'valibot'
import { languageCodes } from '../languages.ts'

/** Of a folder of Markdown files: `promotions/welcome`. */
export const contentKinds = [
  ...(['banners', 'promotions', 'pages', 'questions'] as const),
  ...(['footer', 'games', 'tournaments', 'interface'] as const),
] as const
/** The fields of an entry (JSON), and its text in each language (Markdown). Each has a chain of revisions of its own. */
export const contentParts = ['about', ...languageCodes] as const
/** `replaced`: a later one was saved before its approval, or is shown in its place. */
export const revisionState = v.picklist(['draft', 'review', 'scheduled', 'published', 'replaced', 'retired'])
