import { messages as en } from './pages.en.ts'
import { messages as ja } from './pages.ja.ts'
import { eventsText } from './text.ts'

/** The texts of the folder with those of its later pages. */
export const pagesText = { ja: { ...eventsText.ja, ...ja }, en: { ...eventsText.en, ...en } }
