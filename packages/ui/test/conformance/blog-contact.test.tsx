import type { ReactNode } from 'react';
import { FormProvider } from '../../src/kit/form/form-parts.tsx';
import { PostNotFound } from '../../src/site/blog/post.tsx';
import * as PostCard from '../../src/site/blog/post-card-parts.tsx';
import * as PostList from '../../src/site/blog/post-list-parts.tsx';
import * as Post from '../../src/site/blog/post-parts.tsx';
import type { SafeHtml } from '../../src/site/blog/sanitize-html.ts';
import * as ContactForm from '../../src/site/contact/contact-form-parts.tsx';
import * as OfficeMap from '../../src/site/contact/office-map-parts.tsx';
import * as Office from '../../src/site/contact/office-parts.tsx';
import { storyPosts } from '../../src/testing/story-posts.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const [post] = storyPosts;
if (!post) throw new Error('There is a post among those of the stories.');

const part = (scope: string, tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="${scope}"][data-part="${name}"]` },
});

function InCard({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <PostCard.Root post={post as never}>{children}</PostCard.Root>
    </HostPage>
  );
}

const inCard = (tag: string, name: string) => ({
  props: {},
  Around: InCard,
  ...part('post-card', tag, name),
  takesAsChild: true,
});

describeConformance('PostCard.Root', {
  Part: PostCard.Root,
  props: { post },
  Around: HostPage,
  ...part('post-card', 'article', 'root'),
  takesAsChild: true,
});
describeConformance('PostCard.Picture', { Part: PostCard.Picture, ...inCard('div', 'picture') });
describeConformance('PostCard.Body', { Part: PostCard.Body, ...inCard('div', 'body') });
describeConformance('PostCard.Title', { Part: PostCard.Title, ...inCard('h3', 'title') });
describeConformance('PostCard.Text', { Part: PostCard.Text, ...inCard('p', 'text') });
describeConformance('PostCard.Facts', { Part: PostCard.Facts, ...inCard('p', 'facts') });
describeConformance('PostCard.Image', {
  Part: PostCard.Image,
  props: {},
  Around: InCard,
  element: { tag: 'img', selector: 'img' },
});

const related = { treks: [{ title: 'Gokyo Lakes Trek', slug: 'gokyo-lakes-trek' }], posts: [] };
const content = '<h2>One</h2><p>Slowly.</p><h2>Two</h2><h2>Three</h2>' as SafeHtml;
const facts = { post: { ...post, related }, content, address: 'https://example.com/blog/slowly' };

function InPost({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Post.Root {...facts}>{children}</Post.Root>
    </HostPage>
  );
}

function InLinkedPost({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Post.Root {...facts} hasAnchors>
        {children}
      </Post.Root>
    </HostPage>
  );
}

const inPost = (tag: string, name: string) => ({
  props: {},
  Around: InPost,
  ...part('post', tag, name),
  takesAsChild: true,
});

describeConformance('Post.Root', {
  Part: Post.Root,
  props: facts,
  Around: HostPage,
  ...part('post', 'article', 'root'),
  takesAsChild: true,
});
describeConformance('Post.Header', { Part: Post.Header, ...inPost('header', 'header') });
describeConformance('Post.Back', { Part: Post.Back, ...inPost('p', 'back') });
describeConformance('Post.Title', { Part: Post.Title, ...inPost('h1', 'title') });
describeConformance('Post.Byline', { Part: Post.Byline, ...inPost('div', 'byline') });
describeConformance('Post.Picture', { Part: Post.Picture, ...inPost('img', 'picture'), takesAsChild: false });
describeConformance('Post.Content', { Part: Post.Content, ...inPost('div', 'content'), takesAsChild: false });
describeConformance('Post.Contents', { Part: Post.Contents, ...inPost('nav', 'contents'), Around: InLinkedPost });
describeConformance('Post.Related', { Part: Post.Related, ...inPost('section', 'related') });
describeConformance('Post.Share', { Part: Post.Share, ...inPost('section', 'share') });
describeConformance('Post.ShareTitle', { Part: Post.ShareTitle, ...inPost('h2', 'share-title') });
describeConformance('Post.ShareLinks', { Part: Post.ShareLinks, ...inPost('ul', 'share-links') });
describeConformance('Post.CopyLink', { Part: Post.CopyLink, ...inPost('button', 'share-link') });

function InContact({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <ContactForm.Root>{children}</ContactForm.Root>
    </HostPage>
  );
}

const inContact = { props: {}, Around: InContact };

describeConformance('ContactForm.Root', {
  Part: ContactForm.Root,
  props: {},
  Around: HostPage,
  ...part('contact-form', 'section', 'root'),
  takesAsChild: true,
});
describeConformance('ContactForm.Title', {
  Part: ContactForm.Title,
  ...inContact,
  ...part('contact-form', 'h2', 'title'),
  takesAsChild: true,
});
describeConformance('ContactForm.Form', {
  Part: ContactForm.Form,
  ...inContact,
  ...part('contact-form', 'form', 'form'),
});
describeConformance('ContactForm.Pair', {
  Part: ContactForm.Pair,
  ...inContact,
  ...part('contact-form', 'div', 'pair'),
  takesAsChild: true,
});
describeConformance('ContactForm.Field', {
  Part: ContactForm.Field,
  props: { name: 'email' },
  Around: InContact,
  element: { tag: 'input', selector: 'input' },
});
describeConformance('ContactForm.MessageField', {
  Part: ContactForm.MessageField,
  ...inContact,
  element: { tag: 'textarea', selector: 'textarea' },
});
describeConformance('ContactForm.Submit', {
  Part: ContactForm.Submit,
  ...inContact,
  element: { tag: 'button', selector: 'button' },
});

const failed = { failure: 'No answer', isSubmitting: false, field: () => ({}), checkbox: () => ({}) };

function InFailedContact({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <FormProvider value={failed}>{children}</FormProvider>
    </HostPage>
  );
}

describeConformance('ContactForm.Failure', {
  Part: ContactForm.Failure,
  props: {},
  Around: InFailedContact,
  ...part('contact-form', 'p', 'failure'),
  takesAsChild: true,
});

const instead = { Around: HostPage, ...part('status', 'div', 'root') };

describeConformance('PostList.Root', { Part: PostList.Root, props: {}, ...part('post-list', 'div', 'root') });
describeConformance('PostList.Skeleton', {
  Part: PostList.Skeleton,
  props: {},
  ...part('post-list', 'div', 'skeleton'),
});
describeConformance('PostList.Failed', { Part: PostList.Failed, props: { onRetry: () => {} }, ...instead });
describeConformance('PostList.Empty', { Part: PostList.Empty, props: {}, ...instead });
describeConformance('PostNotFound', { Part: PostNotFound, props: {}, ...instead });

function InOffice({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Office.Root>{children}</Office.Root>
    </HostPage>
  );
}

const inOffice = (tag: string, name: string) => ({
  props: {},
  Around: InOffice,
  ...part('office', tag, name),
  takesAsChild: true,
});

describeConformance('Office.Root', {
  Part: Office.Root,
  props: {},
  ...part('office', 'section', 'root'),
  takesAsChild: true,
});
describeConformance('Office.Title', { Part: Office.Title, ...inOffice('h2', 'title') });
describeConformance('Office.Facts', { Part: Office.Facts, ...inOffice('dl', 'facts') });
describeConformance('Office.Fact', {
  Part: Office.Fact,
  props: { icon: 'pin' as const, label: 'Address' },
  ...part('office', 'div', 'fact'),
});
describeConformance('Office.Social', { Part: Office.Social, ...inOffice('ul', 'social') });

const place = { placeName: 'Thamel', frameUrl: 'about:blank', pageUrl: 'https://example.com/map' };

function InMap({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <OfficeMap.Root {...place}>{children}</OfficeMap.Root>
    </HostPage>
  );
}

const inMap = (tag: string, name: string) => ({
  props: {},
  Around: InMap,
  ...part('office-map', tag, name),
  takesAsChild: true,
});

describeConformance('OfficeMap.Root', {
  Part: OfficeMap.Root,
  props: place,
  Around: HostPage,
  ...part('office-map', 'section', 'root'),
  takesAsChild: true,
});
describeConformance('OfficeMap.Title', { Part: OfficeMap.Title, ...inMap('h2', 'title') });
describeConformance('OfficeMap.Frame', {
  Part: OfficeMap.Frame,
  ...inMap('div', 'frame'),
  takesAsChild: false,
});
describeConformance('OfficeMap.Veil', { Part: OfficeMap.Veil, ...inMap('div', 'veil') });
describeConformance('OfficeMap.Show', {
  Part: OfficeMap.Show,
  props: {},
  Around: InMap,
  element: { tag: 'button', selector: '[data-scope="button"]' },
});
describeConformance('OfficeMap.Link', {
  Part: OfficeMap.Link,
  props: {},
  Around: InMap,
  element: { tag: 'a', selector: 'a' },
});
