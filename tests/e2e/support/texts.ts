import { en as gameEn } from '../../../apps/games/src/shell/text/en.ts'
import { ja as gameJa } from '../../../apps/games/src/shell/text/ja.ts'
import { messages as cashierEn } from '../../../apps/web/app/features/cashier/messages.en.ts'
import { messages as cashierJa } from '../../../apps/web/app/features/cashier/messages.ja.ts'
import { messages as formsEn } from '../../../apps/web/app/features/forms/messages.en.ts'
import { messages as formsJa } from '../../../apps/web/app/features/forms/messages.ja.ts'
import { messages as gameDetailsEn } from '../../../apps/web/app/features/game-details/messages.en.ts'
import { messages as gameDetailsJa } from '../../../apps/web/app/features/game-details/messages.ja.ts'
import { messages as gamePlayEn } from '../../../apps/web/app/features/game-play/messages.en.ts'
import { messages as gamePlayJa } from '../../../apps/web/app/features/game-play/messages.ja.ts'
import { messages as gamesEn } from '../../../apps/web/app/features/games/messages.en.ts'
import { messages as gamesJa } from '../../../apps/web/app/features/games/messages.ja.ts'
import { messages as homeEn } from '../../../apps/web/app/features/home/messages.en.ts'
import { messages as homeJa } from '../../../apps/web/app/features/home/messages.ja.ts'
import { messages as lobbyEn } from '../../../apps/web/app/features/lobby/messages.en.ts'
import { messages as lobbyJa } from '../../../apps/web/app/features/lobby/messages.ja.ts'
import { messages as loginEn } from '../../../apps/web/app/features/login/messages.en.ts'
import { messages as loginJa } from '../../../apps/web/app/features/login/messages.ja.ts'
import { messages as codeEn } from '../../../apps/web/app/features/one-time-code/messages.en.ts'
import { messages as codeJa } from '../../../apps/web/app/features/one-time-code/messages.ja.ts'
import { messages as personEn } from '../../../apps/web/app/features/person/messages.en.ts'
import { messages as personJa } from '../../../apps/web/app/features/person/messages.ja.ts'
import { messages as promotionsEn } from '../../../apps/web/app/features/promotions/messages.en.ts'
import { messages as promotionsJa } from '../../../apps/web/app/features/promotions/messages.ja.ts'
import { messages as signUpEn } from '../../../apps/web/app/features/sign-up/messages.en.ts'
import { messages as signUpJa } from '../../../apps/web/app/features/sign-up/messages.ja.ts'
import { messages as welcomeEn } from '../../../apps/web/app/features/welcome/messages.en.ts'
import { messages as welcomeJa } from '../../../apps/web/app/features/welcome/messages.ja.ts'
import { messages as shellEn } from '../../../apps/web/app/page/messages.en.ts'
import { messages as shellJa } from '../../../apps/web/app/page/messages.ja.ts'

/** The visible texts, by which journeys find controls. */
export const texts = {
  ja: {
    cashier: cashierJa,
    code: codeJa,
    forms: formsJa,
    gameDetails: gameDetailsJa,
    gamePlay: gamePlayJa,
    games: gamesJa,
    home: homeJa,
    lobby: lobbyJa,
    login: loginJa,
    person: personJa,
    promotions: promotionsJa,
    signUp: signUpJa,
    shell: shellJa,
    welcome: welcomeJa,
    game: gameJa,
  },
  en: {
    cashier: cashierEn,
    code: codeEn,
    forms: formsEn,
    gameDetails: gameDetailsEn,
    gamePlay: gamePlayEn,
    games: gamesEn,
    home: homeEn,
    lobby: lobbyEn,
    login: loginEn,
    person: personEn,
    promotions: promotionsEn,
    signUp: signUpEn,
    shell: shellEn,
    welcome: welcomeEn,
    game: gameEn,
  },
} as const
export type Language = keyof typeof texts
