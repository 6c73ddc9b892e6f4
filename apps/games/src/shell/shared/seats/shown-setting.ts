import { deviceStorage, type KeyValueStorage } from '../../storage.ts'

const key = 'table:shown'

/** The setting that shows the player at tables, with a masked name and the chips. Off until the player agrees, on this device. */
export function createShownSetting(storage: KeyValueStorage) {
  return {
    isShown: (): boolean => storage.read(key) === 'yes',
    /** The player has never said either. */
    isOpen: (): boolean => storage.read(key) === null,
    set: (isShown: boolean): void => storage.write(key, isShown ? 'yes' : 'no'),
  }
}

export const shownSetting = createShownSetting(deviceStorage)
