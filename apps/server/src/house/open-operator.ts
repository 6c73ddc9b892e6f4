import { minimumCycleMsOf } from '@andon/contract/game-rules'
import type { Config } from '@andon/platform/config'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import { createHouse, type House } from './create-house.ts'

/** The operator with the arcade as its one game supplier, known by the public half of the arcade's key. */
export function openOperator(
  runtime: Runtime,
  { config, secrets, arcadeKey }: { config: Config; secrets: Secrets; arcadeKey: { publicKeyPem: string } },
): Promise<House> {
  return createHouse(runtime, {
    cycleFloor: minimumCycleMsOf,
    config,
    secrets,
    suppliers: [
      {
        code: 'arcade',
        kind: 'casino',
        gamesOrigin: config.gamesOrigin,
        key: { algorithm: 'ed25519', publicKeyPem: arcadeKey.publicKeyPem },
        walletMode: 'seamless',
        showsRounds: true,
      },
    ],
  })
}
