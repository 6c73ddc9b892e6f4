import { readStored, store } from '../../page/storage.ts'

/** True if `/` opens the search. People who press keys by mistake, or by voice, can turn that off. */
export const opensByKey = (): boolean => readStored('searchKey') !== 'off'

export const setOpensByKey = (on: boolean): void => store('searchKey', on ? null : 'off')
