import type { ComponentProps } from 'react';

// In place of `next/link` and `next/navigation`: hosts with Next itself are a campaign.

export default function Link(anchor: ComponentProps<'a'> & { href: string }) {
  return <a {...anchor} />;
}

const router = { push: (_path: string) => {}, replace: (_path: string) => {} };

export const useRouter = () => router;
