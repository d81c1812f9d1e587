import { join } from 'node:path'
import type { PublishInput, PublishPlace } from '../../generator/publish/site/publishSite.ts'

/** Input to publish a folder with `client` and `content` in it, to its folder `dist`. */
export function publishingIn(root: string): PublishInput & PublishPlace {
  return {
    client: join(root, 'client'),
    content: join(root, 'content'),
    config: { redirects: { '/old': '/new' }, base: '/' },
    effort: 'fast',
    note: join(root, 'cache', 'note.json'),
    out: join(root, 'dist'),
  }
}
