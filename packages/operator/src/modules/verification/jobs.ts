import type { Job } from '@andon/platform/jobs'
import { changeProof } from './change-proof.ts'
import type { Deps } from './deps.ts'
import { followChecks } from './follow-checks.ts'
import { knownKeys, removeUnsent } from './store/documents.ts'
import { isOverdue, lockPlayer, overdueProofs } from './store/proofs.ts'
import { removeUploads } from './store/uploads.ts'

const batch = 200
const uploadHours = 24
const unsentDays = 7

export function jobs(deps: Deps): readonly Job[] {
  return [
    { name: 'verification.followChecks', cron: '* * * * *', run: () => followChecks(deps) },
    { name: 'verification.expireProofs', cron: '23 * * * *', run: () => expireProofs(deps) },
    { name: 'verification.tidyFiles', cron: '37 * * * *', run: () => tidyFiles(deps) },
  ]
}

async function expireProofs(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const { playerId, documentType } of await overdueProofs(deps.db, { now, limit: batch })) {
    await deps.db.transaction(async (tx) => {
      await lockPlayer(tx, playerId)
      if (await isOverdue(tx, { playerId, documentType, now }))
        await changeProof(deps, tx, { playerId, documentType, status: 'vrfn_expired' })
    })
  }
}

/** Abandoned uploads, documents never sent, and files without a row because a process was killed in between. */
async function tidyFiles({ clock, db, files }: Deps): Promise<void> {
  const uploadsBefore = clock.now().subtract({ hours: uploadHours })
  const unsentBefore = clock.now().subtract({ hours: unsentDays * 24 })
  const gone = await db.transaction(async (tx) => [
    ...(await removeUploads(tx, { before: uploadsBefore, limit: batch })),
    ...(await removeUnsent(tx, { before: unsentBefore, limit: batch })),
  ])
  const old = await files.keysBefore(uploadsBefore)
  const known = await knownKeys(db, old)
  for (const key of [...gone, ...old.filter((each) => !known.has(each))]) await files.remove(key)
}
