import '@trek/ui/blog/skin.css';
import '@trek/ui/route/skin.css';
import '@trek/ui/trek-card/skin.css';
import '@trek/ui/trek-page/skin.css';
import type { OfficeDraft } from '@trek/api/office';
import { createApiClient } from '@trek/ui/api';
import { DefaultPost } from '@trek/ui/blog';
import { createHtmlSanitizer } from '@trek/ui/blog/sanitize-html';
import { Status } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { DefaultTrekPage } from '@trek/ui/trek-page';
import { useMemo } from 'react';
import useSWR from 'swr';
import { officeMessages as messages } from './office.messages.ts';
import { previewPath } from './office-path.ts';
import { OfficeRead } from './office-read.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** A draft as its page will show it, for the office alone. */
export function PreviewPage({ kind, slug }: Pick<OfficeDraft, 'kind' | 'slug'>) {
  useOfficeTitle(messages.preview);
  const preview = useOfficeRead<object>(`/preview/${kind}/${encodeURIComponent(slug)}`);
  return (
    <>
      <Status title={messages.preview} text={messages.previewText(kind, slug)} />
      <OfficeRead read={preview}>
        {(answer) =>
          kind === 'treks' ? (
            <TrekPreview answer={answer} />
          ) : (
            <PostPreview answer={answer} address={previewPath({ kind, slug })} />
          )
        }
      </OfficeRead>
    </>
  );
}

/** A client whose backend has nothing but this answer: it reads a draft as it reads what is public. */
function useDraftClient(answer: object) {
  const { api, placeholderImage } = usePorts();
  return useMemo(
    () =>
      createApiClient({
        ...{ backendUrl: api.backendUrl, placeholderImage },
        fetch: async () => Response.json(answer),
      }),
    [api, placeholderImage, answer],
  );
}

function TrekPreview({ answer }: { answer: object }) {
  const client = useDraftClient(answer);
  const read = useSWR(['office-draft', client], () => client.findTrek('draft'));
  return <OfficeRead read={read}>{(trek) => <DefaultTrekPage trek={trek} />}</OfficeRead>;
}

function PostPreview({ answer, address }: { answer: object; address: string }) {
  const list = useMemo(() => [answer], [answer]);
  const client = useDraftClient(list);
  const { api } = usePorts();
  const read = useSWR(['office-draft', client], async () => {
    const [post] = await client.listPosts();
    if (!post) throw new Error(messages.failed);
    return { post, content: createHtmlSanitizer(window, api.backendUrl)(post.content) };
  });
  return (
    <OfficeRead read={read}>
      {({ post, content }) => <DefaultPost post={post} content={content} address={address} />}
    </OfficeRead>
  );
}
