/** What the builds compressed stands beside each file and is sent in its place. Without routes of its own: a route takes some 4 KB, and there are a thousand such files. */
export const compressedCopies: string[] = ['**/*.br', '**/*.gz']
