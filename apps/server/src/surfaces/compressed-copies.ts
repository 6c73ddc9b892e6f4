/** The compressed copies that builds put beside each file, sent in its place. They get no routes: a route takes some 4 KB, and there are a thousand. */
export const compressedCopies: string[] = ['**/*.br', '**/*.gz']
