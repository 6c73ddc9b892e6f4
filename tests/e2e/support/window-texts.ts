import { messages as bonusEn } from '../../../apps/web/app/features/bonuses/messages.en.ts'
import { messages as bonusJa } from '../../../apps/web/app/features/bonuses/messages.ja.ts'
import { messages as chatEn } from '../../../apps/web/app/features/chat/messages.en.ts'
import { messages as chatJa } from '../../../apps/web/app/features/chat/messages.ja.ts'
import { messages as playEn } from '../../../apps/web/app/features/game-play/messages.en.ts'
import { messages as playJa } from '../../../apps/web/app/features/game-play/messages.ja.ts'
import { messages as limitsEn } from '../../../apps/web/app/features/limits/messages.en.ts'
import { messages as limitsJa } from '../../../apps/web/app/features/limits/messages.ja.ts'
import { messages as profileEn } from '../../../apps/web/app/features/profile/messages.en.ts'
import { messages as profileJa } from '../../../apps/web/app/features/profile/messages.ja.ts'

/** What windows say, by language. */
export const windowTexts = {
  ja: { bonus: bonusJa, chat: chatJa, play: playJa, limits: limitsJa, profile: profileJa },
  en: { bonus: bonusEn, chat: chatEn, play: playEn, limits: limitsEn, profile: profileEn },
}
