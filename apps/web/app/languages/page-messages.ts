import type { Language } from '@andon/contract/languages'
import type { messages as game } from '../features/games/messages.ja.ts'
import type { messages as lobby } from '../features/lobby/messages.ja.ts'
import type { messages as shell } from '../page/messages.ja.ts'
import { registerMessages } from '../page/use-text.ts'

/** The texts of every page's frame and of games. Features that open later fetch their own. */
interface PageMessages {
  readonly shell: Texts<typeof shell>
  readonly lobby: Texts<typeof lobby>
  readonly game: Texts<typeof game>
}
type Texts<Japanese> = Record<keyof Japanese, string>

export function registerPageMessages(language: Language, features: PageMessages): void {
  for (const [feature, messages] of Object.entries(features)) registerMessages(language, feature, messages)
}
