import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { passkeysOf } from '../store/passkeys.ts'

type PasskeyList = PlayerApi['identity']['passkeyList']

export function passkeyList(deps: Deps): Handler<PasskeyList> {
  return (_request, { session: { playerId } }) => listPasskeys(deps, playerId)
}

export async function listPasskeys({ db }: Deps, playerId: string): Promise<ReplyOf<PasskeyList>> {
  const passkeys = await passkeysOf(db, playerId)
  return {
    success: true,
    passkeys: passkeys.map(({ id, name, host, synced, createdAt, lastUsedAt }) => ({
      id,
      name,
      host,
      synced,
      createdAt: createdAt.toString(),
      ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toString() } : {}),
    })),
  }
}
