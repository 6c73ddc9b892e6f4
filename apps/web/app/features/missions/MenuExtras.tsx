import { InstallEntry } from '../offline/InstallEntry.tsx'
import { MissionsEntry } from './MissionsEntry.tsx'

/** The menu's rows that load after it. */
export function MenuExtras() {
  return (
    <>
      <MissionsEntry />
      <InstallEntry />
    </>
  )
}
