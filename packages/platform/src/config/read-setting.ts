/** Reads a setting; undefined where it is not set, or is a problem. */
export type ReadSetting = <T>(name: string, parse: (text: string) => T | undefined, wanted: string) => T | undefined
