import { Fragment } from 'react'
import type { Download } from '../../../generator/contract/downloads.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { protocolName, protocolOf } from '../../../generator/model/view/protocol.ts'
import { downloadsOfApi } from '../../server/content/downloads.ts'
import { withBase } from '../../shared/url.ts'
import { useApi, useArticle, useWords } from '../articleContext.tsx'

/** The files of an API to take along: its description for other tools, and its requests as a collection that signs them. */
export function Downloads({ api }: { readonly api?: string }) {
  const words = useWords()
  const { id, securitySchemes, channels } = useApi(api)
  const groups = downloadsOfApi(id)
  if (groups.length === 0) return null
  const collection = groups.flat().some(({ kind }) => kind === 'postman')
  return (
    <>
      <ul>
        {groups.map((files) => (
          <li key={files[0].path}>
            <DownloadLinks files={files} channels={channels} />
          </li>
        ))}
      </ul>
      <p>
        {words.text('reference.downloads.note')}
        {securitySchemes.some(({ signing }) => signing) ? (
          <> {words.rich('reference.downloads.unsigned', { extension: <code>x-signing</code>, collection })}</>
        ) : null}
      </p>
    </>
  )
}

interface LinksProps extends Pick<Api, 'channels'> {
  readonly files: readonly [Download, ...Download[]]
}

function DownloadLinks({ files, channels }: LinksProps) {
  const words = useWords()
  const { site } = useArticle()
  const [{ kind, version, variables = [] }] = files
  const protocols = [...new Set(channels.map((channel) => protocolName(protocolOf(channel))))]
  return (
    <>
      {words.text(`reference.downloads.${kind}`, { version, protocols: words.intl.formatList(protocols) })}
      {files.map(({ api, path, format }, index) => (
        <Fragment key={path}>
          {index === 0 ? ' ' : words.text('reference.downloads.or')}
          <a href={withBase(`/${path}`, site.base)} download={`${api}-${fileName(path)}`} type={mediaTypes[format]}>
            {fileName(path)}
          </a>
        </Fragment>
      ))}
      {variables.length === 0
        ? null
        : words.text('reference.downloads.variables', { names: words.intl.formatList(variables) })}
    </>
  )
}

const mediaTypes: Readonly<Record<Download['format'], string>> = { yaml: 'application/yaml', json: 'application/json' }

function fileName(path: string): string {
  return path.split('/').at(-1) ?? path
}
