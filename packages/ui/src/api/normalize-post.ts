import { readMoment } from './http/read-moment.ts';
import {
  listOf,
  readField,
  readFlag,
  readId,
  readList,
  readNumber,
  readOptionalText,
  readPath,
  readText,
} from './http/read-value.ts';
import { type ImageSource, imageAddress } from './image-path.ts';
import { type Photo, readFirstPhoto } from './photo.ts';
import { titleSlug } from './slug.ts';

/** A blog post as the browser uses it. `content` is HTML as an editor wrote it: sanitize it before it is shown. */
export interface BlogPost {
  id: number | string;
  title: string;
  slug: string;
  image: string;
  /** The same picture in sizes; left out: `image` is all there is. */
  photo?: Photo | undefined;
  content: string;
  authorName: string;
  createdAt: string;
  readTimeMinutes: number;
  metaTitle: string;
  metaDescription: string;
  /** The subject, as `Planning`; left out: the backend does not say. */
  topic?: string | undefined;
  /** Treks and posts for those who have read it. */
  related?: { treks: readonly RelatedLink[]; posts: readonly RelatedLink[] } | undefined;
}

/** A post or trek that an article refers to. */
export interface RelatedLink {
  title: string;
  slug: string;
}

/** The published posts of a list; entries that are no objects are dropped. */
export function readBlogPosts(raw: unknown, images: ImageSource): BlogPost[] {
  return (listOf(raw, 'posts', 'blogs') ?? [])
    .filter((entry) => readFlag(readField(entry, 'isPublished')))
    .map((entry) => {
      const title = readText(readField(entry, 'title'), '');
      const metaTitle = readText(readField(entry, 'metaTitle'), title);
      return {
        id: readId(readField(entry, 'id')) ?? metaTitle,
        title: title || metaTitle,
        slug: titleSlug(metaTitle),
        image: imageAddress(readPath(readField(entry, 'image')), images.backendUrl, images.placeholder),
        photo: readFirstPhoto(entry, images),
        content: readText(readField(entry, 'content'), ''),
        authorName: readText(readField(entry, 'authorName'), ''),
        createdAt: readMoment(readField(entry, 'createdAt')),
        readTimeMinutes: readNumber(readField(entry, 'readTime')) ?? 0,
        metaTitle,
        metaDescription: readText(readField(entry, 'metaDescription'), ''),
        topic: readOptionalText(readField(entry, 'topic')) ?? undefined,
        related: readRelated(entry),
      };
    });
}

function readRelated(entry: unknown): BlogPost['related'] {
  const links = (field: string, name: string) =>
    readList(readField(entry, field)).flatMap((link) => {
      const title = readText(readField(link, 'title'), '');
      return title ? [{ title, slug: titleSlug(readText(readField(link, name), title)) }] : [];
    });
  const [treks, posts] = [links('relatedTreks', 'title'), links('relatedPosts', 'metaTitle')];
  return treks.length + posts.length > 0 ? { treks, posts } : undefined;
}
