/** The path of a browser for the tests: the one that is named, or one that is found or installed; ends with a message where there is none. */
export function findChromium(): Promise<string>
