import { Notices, useNotices } from '@trek/ui/provider';

/** Notices with buttons of your own: `<TrekProvider notices={<MyNotices />}>`, and `TrekEmbed` likewise. */
export function MyNotices() {
  const { notices } = useNotices();
  return (
    <aside>
      <Notices.Root className="my-notices">
        {notices.map((notice) => (
          <Notices.Item key={notice.id} notice={notice}>
            <Notices.Text />
            <Notices.Action className="my-button" />
            <Notices.CloseTrigger>Got it</Notices.CloseTrigger>
          </Notices.Item>
        ))}
      </Notices.Root>
    </aside>
  );
}
