import type { Server, ServerVariable } from '../../../generator/contract/server.ts'
import { useWords } from '../articleContext.tsx'
import { Prose } from '../prose/Prose.tsx'
import { Fact } from './Fact.tsx'
import { Labels } from './Facts.tsx'
import { NameList } from './NameList.tsx'
import { FactRow } from './StatedFacts.tsx'

/** Server addresses with their descriptions and the values of their variables. */
export function ServerList({ servers }: { readonly servers: readonly Server[] }) {
  return (
    <dl className="fields">
      {servers.map((server) => (
        <ServerEntry key={server.url} server={server} />
      ))}
    </dl>
  )
}

function ServerEntry({
  server: { url, name, description, variables, tags = [], isTest, facts },
}: {
  readonly server: Server
}) {
  const words = useWords()
  return (
    <div>
      <dt>
        <code>{url}</code> {name ? <Prose value={name} as="span" /> : null}
      </dt>
      <dd>
        <Prose value={description} />
        {tags.length === 0 && !isTest ? null : (
          <ul className="facts">
            {isTest ? (
              <Fact note={words.text('reference.server.test.note')}>{words.text('reference.server.test')}</Fact>
            ) : null}
            <Labels labels={tags} />
          </ul>
        )}
        <FactRow facts={facts} />
        {variables.length === 0 ? null : (
          <dl className="terms">
            {variables.map((variable) => (
              <Variable key={variable.name} variable={variable} />
            ))}
          </dl>
        )}
      </dd>
    </div>
  )
}

function Variable({
  variable: { name, values, default: fallback, description },
}: {
  readonly variable: ServerVariable
}) {
  return (
    <div>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>
        <NameList names={values.length > 0 ? values : [fallback]} />
        <Prose value={description} />
      </dd>
    </div>
  )
}
