import { useCallback, useEffect, useReducer, useRef } from 'react';
import { CHANNEL, type ChannelMessage, type TabRequest } from '../tab-report.ts';
import { type Tabs, tabsAfter } from './tabs.ts';

/** The tabs of the site in this browser, and how to ask something of them. */
export function useTabs(): { tabs: Tabs; request: (request: TabRequest) => void } {
  const [tabs, take] = useReducer(tabsAfter, {});
  const channel = useRef<BroadcastChannel>(null);
  const request = useCallback((wish: TabRequest) => {
    const message: ChannelMessage = { from: 'switchboard', ...wish };
    channel.current?.postMessage(message);
    take(message);
  }, []);
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<ChannelMessage>) => take(data);
    request({ kind: 'report' });
    return () => opened.close();
  }, [request]);
  return { tabs, request };
}
