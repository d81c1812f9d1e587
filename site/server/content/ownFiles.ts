import { noOwnFiles, type OwnFiles, type OwnImage, ownFilesFile } from '../../../generator/contract/ownFiles.ts'
import { readOptionalContent } from './content.ts'

/** Files of the project that the site has as they are; none where nothing was generated. */
export function readOwnFiles(): OwnFiles {
  return readOptionalContent(ownFilesFile) ?? noOwnFiles
}

/** A picture of the project by the path it is published at. */
export function imageAt(address: string): OwnImage | undefined {
  return Object.values(readOwnFiles().images).find((image) => image.address === address)
}
