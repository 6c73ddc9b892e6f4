import type { SportsReply } from '../page/api.ts'

export type Bet = SportsReply<'listBets'>['bets'][number]
