import { MissionsEntry } from '../features/missions/MissionsEntry.tsx'
import { InstallEntry } from '../features/offline/InstallEntry.tsx'
import { ChatEntry } from './ChatEntry.tsx'

/** The menu's rows that load after it. */
export function MenuExtras({ close }: { close: () => void }) {
  return (
    <>
      <MissionsEntry />
      <ChatEntry close={close} />
      <InstallEntry />
    </>
  )
}
